import { database } from '#app/platform/database/database.server.ts';
import type { Side } from '../../message.ts';
import { unreadStore } from '../unread-store.server.ts';

/** Finds whom mails about a side of a thread go to; undefined if that person has left. */
export async function findSidePerson(threadId: string, side: Side): Promise<{ id: string; email: string } | undefined> {
  const found = await unreadStore.findSide(database(), threadId, side);
  return found && { id: found.person_id, email: found.email };
}

/** Finds who a side of a thread is, and what it has read and was notified of; undefined if that person has left. */
export function findSide(threadId: string, side: Side) {
  return unreadStore.findSide(database(), threadId, side);
}
