import { config } from '#app/platform/config/config.server.ts';
import { inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { inPlainLetters } from '#app/platform/sms/segments.ts';
import { requiredSmsSettings } from '#app/platform/sms/sms-connection.server.ts';
import { numbersStore } from '../../numbers/numbers-store.server.ts';
import { keywordOf, keywordReply, type Keyword } from '../keywords.ts';
import { receivedStore } from '../received-store.server.ts';

/** `handledByTwilio`: Twilio has answered the keyword itself (OptOutType). */
export type ReceivedText = { sid: string; from: string; body: string; handledByTwilio: boolean };

/**
 * Ends or resumes texts to a number, whoever confirmed it.
 * @returns the answer to send; undefined for none: nothing changed, no keyword, or Twilio answers
 */
export async function receiveText({ sid, from, body, handledByTwilio }: ReceivedText): Promise<string | undefined> {
  const keyword = keywordOf(body);
  if (!keyword || !/^\+[1-9]\d{6,14}$/.test(from)) return undefined;
  const isNews = await inTransaction(
    async (trx) => (await receivedStore.claim(trx, sid)) && (await follow(trx, keyword, from)),
  );
  const isOurs = requiredSmsSettings().answersKeywords && !handledByTwilio;
  return isNews && isOurs ? inPlainLetters(keywordReply(keyword, config().CONTACT_EMAIL)) : undefined;
}

/** @returns whether there is something to answer: a second STOP gets no second confirmation */
async function follow(trx: Transaction, keyword: Keyword, phone: string): Promise<boolean> {
  if (keyword === 'help') return true;
  return keyword === 'stop' ? numbersStore.stop(trx, phone) : numbersStore.resume(trx, phone);
}
