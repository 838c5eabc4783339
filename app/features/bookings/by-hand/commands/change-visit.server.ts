import { inTransaction, lockSubject, type Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { refuseStaleSave } from '#app/platform/errors/refuse-stale-save.ts';
import { epochMinutesOf, localDate, localTime } from '#app/lib/dates/time-zone.ts';
import type { OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { byHandErrors } from '../by-hand.errors.ts';
import { handEnteredVisitsStore } from '../hand-entered-visits-store.server.ts';
import { visitRange } from '../visit-range.ts';
import { refuseOverlap } from './enter-visit.server.ts';
import { publishVisitChange } from './publish-visit-change.server.ts';

type Change = { date: string; time: string; duration: number; note: string | null };
type OpenVisit = Awaited<ReturnType<typeof lockOpenVisit>>;

/**
 * Changes the time and the note of a visit that nobody has paid for; its link follows.
 * @throws AppError hand_entered_visit_not_found, visit_already_paid, visit_being_paid, visit_not_ahead,
 * visit_time_skipped, visit_overlaps; changed_meanwhile, if it is no more as the person saw it (`base`)
 */
export async function changeVisit(
  id: string,
  { base, note, ...timing }: Change & { base?: Change | undefined },
  owner: OwnProfessional,
  now = new Date(),
): Promise<void> {
  await inTransaction(async (trx) => {
    const visit = await lockOpenVisit(trx, id, owner.id);
    refuseStaleSave(base, { ...timing, note }, savedTiming(visit, owner.time_zone));
    const buffer = epochMinutesOf(visit.busy_until) - epochMinutesOf(visit.end_time);
    const range = visitRange({ ...timing, buffer }, owner.time_zone, epochMinutesOf(now));
    await refuseOverlap(trx, owner.id, range, id);
    await handEnteredVisitsStore.change(trx, id, { ...range, note }, now);
    await publishVisitChange(trx, owner.id, id);
  });
}

function savedTiming({ start_time, end_time, note }: OpenVisit, zone: string): Change {
  const start = epochMinutesOf(start_time);
  const duration = epochMinutesOf(end_time) - start;
  return { date: localDate(start, zone), time: localTime(start, zone), duration, note };
}

/**
 * Removes a visit that nobody has paid for and frees its time. Its link says so; the person's details are cleared.
 * @throws AppError hand_entered_visit_not_found, visit_already_paid, visit_being_paid
 */
export async function removeVisit(id: string, owner: OwnProfessional, now = new Date()): Promise<void> {
  await inTransaction(async (trx) => {
    await lockOpenVisit(trx, id, owner.id);
    await handEnteredVisitsStore.remove(trx, id, now);
    await publishVisitChange(trx, owner.id, id);
  });
}

/** Takes the professional's lock and reads a visit that can be changed. */
export async function lockOpenVisit(trx: Transaction, id: string, professionalId: string) {
  await lockSubject(trx, professionalId);
  const visit = await handEnteredVisitsStore.findOwn(trx, id, professionalId);
  if (!visit) throw new AppError(byHandErrors.hand_entered_visit_not_found);
  if (visit.paid_at !== null) throw new AppError(byHandErrors.visit_already_paid);
  if (visit.is_held) throw new AppError(byHandErrors.visit_being_paid);
  return visit;
}
