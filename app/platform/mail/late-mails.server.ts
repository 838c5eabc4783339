import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** Mails that a server took long to accept: still under way, or accepted after nobody waited any more. */
const late = new LRUCache<string, Promise<void>>({ max: 1_000, ttl: 3_600_000 });

/** A mail server has not answered yet; the mail stays under way. */
export class MailUnderWayError extends Error {
  override name = 'MailUnderWayError';
}

/**
 * Waits for a mail, but not as long as it may take: those handled with it would not be done until then. Whoever tries
 * again waits for the same mail instead of sending it twice.
 * @throws MailUnderWayError after that time, or what the mail server said
 */
export async function awaitMail(id: string, patience: number, send: () => Promise<void>): Promise<void> {
  const sending = late.get(id) ?? send();
  const enough = new AbortController();
  const lateness = wait(patience, 'late' as const, { signal: enough.signal, ref: false }).catch(() => undefined);
  try {
    const outcome = await Promise.race([sending, lateness]);
    if (outcome !== 'late') return void late.delete(id);
  } catch (error) {
    late.delete(id);
    throw error;
  } finally {
    enough.abort();
  }
  late.set(id, sending);
  // One that is refused in the end is sent anew.
  sending.catch(() => late.delete(id));
  throw new MailUnderWayError('The mail server has not answered yet');
}

export function dropLateMails(): void {
  late.clear();
}
