import { database, inTransaction, type Transaction } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import {
  cancelForNoShow,
  cancelWithRefund,
} from '#app/features/booking-outcomes/cancel/commands/cancel-with-refund.server.ts';
import { absenceUndoSeconds, absenceUndoUntil } from '#app/features/bookings/problems/absence-undo.ts';
import { hasOpenProblem } from '#app/features/bookings/problems/queries/find-problem.server.ts';
import {
  isUnanswered,
  listUnanswered,
} from '#app/features/booking-outcomes/problems/queries/list-unanswered.server.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { isSettledAlone } from '../no-show.ts';
import { noShowsStore } from '../no-shows-store.server.ts';
import { lockVisit } from './lock-visit.server.ts';

const batch = 200;
/** The reason that both parties read. */
const nobodyCame = 'Nobody came, and the professional didn’t answer within a day.';

/**
 * Cancels visits at which somebody was not there, each in its own transaction: those that were closed at the door a
 * minute ago, with the fee of a late cancellation, and those to which nobody came and nobody answered for a day, with a
 * full refund. Safe on several instances at once.
 */
export async function settleNoShows(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - absenceUndoSeconds * 1_000);
  for (const id of await noShowsStore.listClosed(database(), before, batch)) await settle(id, settleClosed, now);
  for (const id of await listUnanswered(now)) await settle(id, settleUnanswered, now);
}

type Settlement = (trx: Transaction, bookingId: string, now: Date) => Promise<void>;

/** One visit that cannot be settled holds up no other. */
async function settle(bookingId: string, settlement: Settlement, now: Date): Promise<void> {
  await inTransaction((trx) => settlement(trx, bookingId, now)).catch((error: unknown) =>
    log.error({ err: error, bookingId }, 'a no-show could not be settled'),
  );
}

/** What the professional pressed since counts: whoever has started on a visit has found somebody. */
async function settleClosed(trx: Transaction, bookingId: string, now: Date): Promise<void> {
  const { step } = await lockVisit(trx, bookingId);
  const standing = await noShowsStore.findStanding(trx, bookingId);
  const isDue = standing?.closed_at && absenceUndoUntil(standing.closed_at) <= now;
  if (!isDue || standing.settled_at || (await hasOpenProblem(trx, bookingId))) return;
  if (step !== 'arrived')
    return noShowsStore.change(trx, standing.id, { withdrawn_at: now, closing_id: null, closed_at: null });
  if (!(await cancelForNoShow(trx, bookingId, now))) return;
  await noShowsStore.change(trx, standing.id, { settled_at: now });
  await recordSettlement(trx, bookingId, 'client');
}

async function settleUnanswered(trx: Transaction, bookingId: string, now: Date): Promise<void> {
  const { booking, step } = await lockVisit(trx, bookingId);
  if (!isSettledAlone(booking, step) || !(await isUnanswered(trx, bookingId, now))) return;
  if (await cancelWithRefund(trx, bookingId, 'professional', now, nobodyCame))
    await recordSettlement(trx, bookingId, 'professional');
}

async function recordSettlement(trx: Transaction, subjectId: string, absent: 'client' | 'professional'): Promise<void> {
  const entry = { actorId: null, action: 'no_show.settled', subjectType: 'booking', subjectId };
  await recordAuditEntry(trx, { ...entry, details: { absent } });
}
