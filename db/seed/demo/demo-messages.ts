import type { Transaction } from '#app/platform/database/database.server.ts';
import { threadsStore } from '#app/features/messages/threads-store.server.ts';
import type { Side } from '#app/features/messages/message.ts';
import { demoThreads, type DemoThread } from './demo-threads.ts';
import type { DemoBusinesses } from './demo-businesses.ts';
import { idOf } from './demo-people.ts';

/** Creates conversations of the demo accounts; the last message of each is unread. */
export async function insertDemoMessages(
  trx: Transaction,
  people: ReadonlyMap<string, string>,
  { professionalIds }: DemoBusinesses,
  now: Date,
): Promise<void> {
  for (const thread of demoThreads) await insertThread(trx, thread, people, professionalIds, now);
}

async function insertThread(
  trx: Transaction,
  { client, professional, hoursAgo, lines }: DemoThread,
  people: ReadonlyMap<string, string>,
  professionalIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const pair = { clientId: idOf(people, client), professionalId: idOf(professionalIds, professional) };
  await threadsStore.open(trx, [pair]);
  const thread = await threadsStore.findOfPair(trx, pair);
  if (!thread) return;
  for (const [index, [side, text]] of lines.entries()) {
    const sentAt = new Date(now.getTime() - (hoursAgo + (lines.length - index) * 0.2) * 3_600_000);
    await insertMessage(trx, thread.id, { side, text, sequence: index + 1, sentAt });
  }
}

async function insertMessage(
  trx: Transaction,
  threadId: string,
  { side, text, sequence, sentAt }: { side: Side; text: string; sequence: number; sentAt: Date },
): Promise<void> {
  await trx
    .insertInto('messages')
    .values({ id: crypto.randomUUID(), thread_id: threadId, sequence, side, text, sent_at: sentAt })
    .execute();
  // Whoever answers has read what came before.
  await threadsStore.markRead(trx, threadId, side, sequence - 1, sentAt);
  await threadsStore.addMessage(trx, threadId, side, { sequence, at: sentAt });
}
