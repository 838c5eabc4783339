import { database } from '#app/platform/database/database.server.ts';
import { codesStore } from '../../numbers/codes-store.server.ts';
import { receivedStore } from '../../incoming/received-store.server.ts';
import { messagesStore } from '../messages-store.server.ts';

/** Deletes old codes and ids of received texts, and gives up texts that could not be sent. */
export async function sweepSms(): Promise<void> {
  await codesStore.deleteOld(database());
  await receivedStore.deleteOld(database());
  await messagesStore.failStale(database());
}
