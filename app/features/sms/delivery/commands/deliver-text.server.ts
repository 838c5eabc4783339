import { database, inTransaction } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { segmentsOf } from '#app/platform/sms/segments.ts';
import { requiredSmsSettings } from '#app/platform/sms/sms-connection.server.ts';
import { createMessage, findMessage, TwilioUnavailable } from '#app/platform/sms/twilio-api.server.ts';
import { numbersStore } from '../../numbers/numbers-store.server.ts';
import { messagesStore } from '../messages-store.server.ts';
import { isUnreachable, stoppedCode } from '../twilio-codes.ts';
import { takeSegments } from './take-segments.server.ts';

type Delivery = { messageId: string; jobId: string; phone: string; body: string; now: Date };

/** How far Twilio's clock may be behind ours. */
const clockTolerance = 60_000;

/**
 * Hands a text to Twilio once. If an earlier attempt ended without an answer, Twilio's list of texts says whether it was
 * taken.
 * @throws TwilioUnavailable to be retried
 */
export async function deliverText(delivery: Delivery): Promise<void> {
  const begun = await begin(delivery);
  if (!begun) return;
  const { messageId, phone, body } = delivery;
  const taken = begun.triedAt && (await findMessage(phone, body, new Date(begun.triedAt.getTime() - clockTolerance)));
  if (taken) return void (await messagesStore.accept(database(), messageId, taken.sid));
  await send(messageId, phone, body);
}

/** Where Twilio says what becomes of a text. */
export function statusPath(messageId: string): string {
  return `/api/webhooks/sms/status/${messageId}`;
}

/**
 * Claims the text for this job and counts its segments.
 * @returns the earlier attempt that ended without an answer, if there was one; undefined if nothing is to be sent
 */
async function begin({ messageId, jobId, phone, body }: Delivery): Promise<{ triedAt: Date | null } | undefined> {
  const { dailySegments } = requiredSmsSettings();
  const segments = segmentsOf(body).count;
  return inTransaction(async (trx) => {
    const message = await messagesStore.lock(trx, messageId);
    if (message?.state === 'sending') return message.job_id === jobId ? { triedAt: message.tried_at } : undefined;
    if (message?.state !== 'queued') return undefined;
    if (await numbersStore.isStopped(trx, phone)) return void (await messagesStore.skip(trx, messageId, 'stopped'));
    const isCounted = message.tried_at !== null || (await takeSegments(trx, 'notice', segments, dailySegments));
    if (!isCounted) return void (await messagesStore.skip(trx, messageId, 'ceiling'));
    await messagesStore.begin(trx, messageId, { jobId, segments });
    return { triedAt: null };
  });
}

async function send(messageId: string, phone: string, body: string): Promise<void> {
  try {
    const answer = await createMessage(phone, body, statusPath(messageId));
    if ('sid' in answer) await messagesStore.accept(database(), messageId, answer.sid);
    else await recordRefusal(messageId, phone, answer.code);
  } catch (error) {
    if (error instanceof TwilioUnavailable && error.isUndelivered)
      await messagesStore.setState(database(), messageId, { state: 'queued' });
    throw error;
  }
}

/** Records that a text was refused for good, and what that says about its number. */
export async function recordRefusal(messageId: string, phone: string, code: number): Promise<void> {
  await messagesStore.fail(database(), messageId, code);
  await recordNumberError(phone, code);
  if (code !== stoppedCode && !isUnreachable(code)) log.error({ code, messageId }, 'Twilio refused a text');
}

/** Marks a number that can get no more texts. */
export async function recordNumberError(phone: string, code: number): Promise<void> {
  if (code === stoppedCode) await numbersStore.stop(database(), phone);
  else if (isUnreachable(code)) await numbersStore.setUnreachable(database(), phone);
}
