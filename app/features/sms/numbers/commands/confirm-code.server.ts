import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { smsErrors } from '../../sms.errors.ts';
import { smsLimits } from '../../sms-limits.ts';
import { codesStore } from '../codes-store.server.ts';
import { numbersStore } from '../numbers-store.server.ts';
import { isSmsCode } from '../sms-code.server.ts';

/**
 * Gives a number to the person who knows the code sent to it; whoever had it before loses it. The right code may come
 * twice.
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
  await numbersStore.save(trx, { user_id: userId, phone: code.phone, time_zone: code.time_zone });
  await codesStore.use(trx, userId);
  return 'right';
}
