import { database } from '#app/platform/database/database.server.ts';
import { isSmsConnected } from '#app/platform/sms/sms-connection.server.ts';
import { readMessage, type TwilioMessage } from '#app/platform/sms/twilio-api.server.ts';
import { messagesStore } from '../messages-store.server.ts';

const batch = 200;

/** Asks Twilio for the prices of texts, which it knows only a while after they were sent. */
export async function readPrices(): Promise<void> {
  if (!isSmsConnected()) return;
  for (const { id, sid } of await messagesStore.listUnpriced(database(), batch)) {
    const message = sid === null ? undefined : await readMessage(sid);
    await messagesStore.setPrice(database(), id, {
      micros: message && priceMicros(message),
      segments: message && segmentCount(message),
    });
  }
}

/** Returns a price ("-0.00790") in millionths of a dollar; undefined if it is unknown, or not in dollars. */
export function priceMicros({ price, price_unit }: Pick<TwilioMessage, 'price' | 'price_unit'>): number | undefined {
  if (price === null || price_unit?.toUpperCase() !== 'USD' || !/^-?\d+(\.\d+)?$/.test(price)) return undefined;
  const [whole = '0', fraction = ''] = price.replace('-', '').split('.');
  return Number(whole) * 1_000_000 + Number(fraction.slice(0, 6).padEnd(6, '0'));
}

/** A messaging service answers 0 until it has sent the text. */
function segmentCount({ num_segments }: TwilioMessage): number | undefined {
  return Number(num_segments) > 0 ? Number(num_segments) : undefined;
}
