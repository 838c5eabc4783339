import { mailAccountNotice } from '#app/features/accounts/notices/commands/mail-account-notice.server.ts';
import { emailsOf } from '#app/features/accounts/queries/emails.server.ts';
import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { smsErrors } from '../../sms.errors.ts';
import { smsLimits } from '../../sms-limits.ts';
import { codesStore } from '../codes-store.server.ts';
import { numbersStore } from '../numbers-store.server.ts';
import { isSmsCode } from '../sms-code.server.ts';

/**
 * Gives a number to the person who knows the code sent to it; whoever had it before loses it, and is told by mail. The right
 * code may come twice.
 * @throws AppError code_wrong, code_over
 */
export async function confirmCode(userId: string, given: string): Promise<void> {
  const outcome = await inTransaction((trx) => tryCode(trx, userId, given));
  if (outcome === 'over') throw new AppError(smsErrors.code_over);
  if (outcome === 'wrong') throw new AppError(smsErrors.code_wrong, { fields: { code: smsErrors.code_wrong.message } });
}

/** The row is locked, so that simultaneous tries count one after the other. Nothing is thrown: the try has to count. */
async function tryCode(trx: Transaction, userId: string, given: string): Promise<'right' | 'wrong' | 'over'> {
  const code = await codesStore.lock(trx, userId);
  if (!code || code.tries >= smsLimits.triesMaximum) return 'over';
  if (!isSmsCode(code.id, given)) {
    await codesStore.countTry(trx, userId);
    return code.tries + 1 < smsLimits.triesMaximum ? 'wrong' : 'over';
  }
  if (code.used_at) return 'right';
  const former = await numbersStore.save(trx, { user_id: userId, phone: code.phone, time_zone: code.time_zone });
  if (former) await mailFormerOwner(trx, former, code.phone);
  await codesStore.use(trx, userId);
  return 'right';
}

/** The last digits are enough to know the number, and tell a reader of the mail nothing new. */
async function mailFormerOwner(trx: Transaction, userId: string, phone: string): Promise<void> {
  const email = (await emailsOf([userId], trx)).get(userId);
  if (email) await mailAccountNotice(trx, { kind: 'number-taken-over', email, ending: phone.slice(-4) });
}
