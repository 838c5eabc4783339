import { database } from '#app/platform/database/database.server.ts';
import type { Side } from '../message.ts';
import { messagesStore } from '../messages-store.server.ts';
import { type Pair, threadsStore } from '../threads-store.server.ts';

/** Messages that a dispute can be about: the latest, and more than a bank reads. */
const maximum = 500;

export type SaidMessage = { at: Date; side: Side; text: string };

/** What a client and a professional wrote to each other, oldest first, unrestricted, for rooms below. */
export async function readConversation(pair: Pair): Promise<SaidMessage[]> {
  const thread = await threadsStore.findOfPair(database(), pair);
  if (!thread) return [];
  const rows = await messagesStore.listBefore(database(), thread.id, undefined, maximum);
  return rows
    .slice(0, maximum)
    .toReversed()
    .map(({ sent_at, side, text, erased_at }) => ({ at: sent_at, side, text: erased_at ? '(deleted)' : text }));
}
