import type { Transaction } from '#app/platform/database/database.server.ts';
import { messageLimits } from '../../message.ts';
import type { UnreadNotice } from '../unread-notice.ts';
import { unreadStore } from '../unread-store.server.ts';

/** The notices claimed in one transaction. */
const lot = 200;

/**
 * Claims, in the caller's transaction, what has been unread for two minutes: each side once, until it has read. What
 * piled up meanwhile is one notice.
 */
export async function claimUnread(trx: Transaction, now: Date): Promise<(UnreadNotice & { personId: string })[]> {
  const before = new Date(now.getTime() - messageLimits.unreadMinutes * 60_000);
  const locked = await unreadStore.lockDue(trx, before, lot);
  // In a statement of its own, which sees every message that came before the locks.
  const due = locked.length === 0 ? [] : await unreadStore.setNotified(trx, locked);
  return due.map(({ thread_id, side, person_id, until }) => ({
    threadId: thread_id,
    side,
    personId: person_id,
    until,
  }));
}
