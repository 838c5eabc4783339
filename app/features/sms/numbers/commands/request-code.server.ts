import { hash } from 'node:crypto';
import { database, inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { segmentsOf } from '#app/platform/sms/segments.ts';
import { requiredSmsSettings } from '#app/platform/sms/sms-connection.server.ts';
import { createMessage, TwilioUnavailable, type TwilioRefusal } from '#app/platform/sms/twilio-api.server.ts';
import { recordRefusal, statusPath } from '../../delivery/commands/deliver-text.server.ts';
import { takeSegments } from '../../delivery/commands/take-segments.server.ts';
import { messagesStore } from '../../delivery/messages-store.server.ts';
import { isUnreachable, stoppedCode } from '../../delivery/twilio-codes.ts';
import { smsErrors } from '../../sms.errors.ts';
import { smsLimits } from '../../sms-limits.ts';
import type { CodeRequest } from '../../sms.schema.ts';
import { codesStore } from '../codes-store.server.ts';
import { mobileNumber } from '../mobile-number.server.ts';
import { numbersStore } from '../numbers-store.server.ts';
import { smsCode } from '../sms-code.server.ts';

// Each code costs money, and some networks pay whoever makes others send to them.
const perPerson: RateLimit = { name: 'sms-code-user', points: 6, seconds: 3_600 };
const perNumber: RateLimit = { name: 'sms-code-number', points: 4, seconds: 3_600 };
const perNetwork: RateLimit = { name: 'sms-code-network', points: 20, seconds: 3_600 };

type SentCode = { codeId: string; messageId: string; body: string };

/**
 * Texts a code to a number. The same number again within the wait changes nothing.
 * @throws AppError number_invalid, number_country, number_stopped, number_unreachable, codes_unavailable,
 * code_not_sent, too_many_requests
 */
export async function requestCode(userId: string, request: CodeRequest, network: string): Promise<void> {
  const phone = mobileNumber(request.phone);
  const open = await codesStore.findOpen(database(), userId);
  if (open?.phone === phone && open.seconds_ago < smsLimits.resendSeconds) return;
  if (await numbersStore.isStopped(database(), phone)) throw new AppError(smsErrors.number_stopped);
  await consumeRateLimit(perPerson, userId);
  await consumeRateLimit(perNumber, hash('sha256', phone));
  await consumeRateLimit(perNetwork, network);
  const sent = await prepare({ user_id: userId, phone, time_zone: request.time_zone });
  if (sent === 'full') throw new AppError(smsErrors.codes_unavailable);
  if (sent) await send(sent, phone);
}

/** Replaces the person's code, and counts what it will cost; undefined if a simultaneous request has just done so. */
function prepare(code: { user_id: string; phone: string; time_zone: string }): Promise<SentCode | 'full' | undefined> {
  const { dailySegments } = requiredSmsSettings();
  return inTransaction(async (trx) => {
    const segments = segmentsOf(codeText('000000')).count;
    if (!(await takeSegments(trx, 'code', segments, dailySegments))) return 'full';
    const codeId = await codesStore.replace(trx, code);
    if (codeId === undefined) return undefined;
    const messageId = await messagesStore.insertCode(trx, code.user_id, segments);
    return { codeId, messageId, body: codeText(smsCode(codeId)) };
  });
}

async function send({ codeId, messageId, body }: SentCode, phone: string): Promise<void> {
  try {
    const answer = await createMessage(phone, body, statusPath(messageId));
    if ('sid' in answer) return void (await messagesStore.accept(database(), messageId, answer.sid));
    await recordRefusal(messageId, phone, answer.code);
    throw refusalOf(answer);
  } catch (error) {
    await codesStore.forget(database(), codeId);
    if (!(error instanceof TwilioUnavailable)) throw error;
    if (error.isUndelivered) await messagesStore.fail(database(), messageId, null);
    throw new AppError(smsErrors.code_not_sent, { cause: error });
  }
}

function refusalOf({ code }: TwilioRefusal): AppError {
  if (code === stoppedCode) return new AppError(smsErrors.number_stopped);
  if (!isUnreachable(code)) return new AppError(smsErrors.code_not_sent, { cause: code });
  const { message } = smsErrors.number_unreachable;
  return new AppError(smsErrors.number_unreachable, { fields: { phone: message } });
}

/** One segment, with what carriers require of the first text to a number. */
function codeText(code: string): string {
  return `Doorstep: ${code} is your code, good for ${smsLimits.codeMinutes} minutes. Msg frequency varies. Msg & data rates may apply. Reply HELP for help, STOP to end.`;
}
