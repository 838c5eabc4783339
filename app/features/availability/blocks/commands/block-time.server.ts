import type * as z from 'zod/mini';
import { randomUUID } from 'node:crypto';
import {
  brokenConstraint,
  inTransaction,
  lockSubject,
  type Transaction,
} from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { dateOfEpochMinutes } from '#app/lib/dates/time-zone.ts';
import type { OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { availabilityErrors } from '../../availability.errors.ts';
import { rangeOfRow, toBlockedSlot } from '../blocked-slot.ts';
import { blockedSlotsStore, type BlockedSlotRow } from '../blocked-slots-store.server.ts';
import { bookingsWithin } from '../../affected-visits/coming-booking.ts';
import type { FindComingBookings } from '../../affected-visits/find-coming-bookings.server.ts';
import type { TimeRange } from '#app/features/slot-rules/range-cursor.ts';
import { settleOverlaps, type OverlapChoice } from '../settle-overlaps.ts';
import { publishAvailabilityChange } from '../../commands/publish-availability-change.server.ts';
import { refuseUnseenBookings } from '../../affected-visits/commands/refuse-unseen-bookings.server.ts';
import type { blockedAnswer } from '../../answers/availability.server.ts';

export type BlockTime = {
  /** At least one. */
  ranges: readonly TimeRange[];
  reason: string | null;
  /** The series the ranges belong to; several ranges without one start a new series. */
  seriesId: string | null;
  onOverlap: OverlapChoice;
  /** Ids of the visits the person was shown. */
  seenBookings: readonly string[];
};

export type Blocked = z.infer<typeof blockedAnswer>;

/**
 * Blocks ranges of a professional's time, all or none. Bookings stay as they are; the person must have seen those in
 * these ranges. Bookings and blocks wait for the same lock, so of two at the same moment one is refused.
 * @throws AppError slot_overlaps (with the overlapping slots), bookings_affected (with the visits),
 * profile_incomplete
 */
export async function blockTime(
  request: BlockTime,
  owner: OwnProfessional,
  findBookings: FindComingBookings,
): Promise<Blocked> {
  try {
    return await inTransaction((trx) => blockInTransaction(trx, request, owner, findBookings));
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'blocked_time_slots_no_overlap')
      throw new AppError(availabilityErrors.slot_overlaps, { cause: error });
    if (constraint === 'blocked_time_slots_professional_id_fkey')
      throw new AppError(availabilityErrors.profile_incomplete, { cause: error });
    throw error;
  }
}

async function blockInTransaction(
  trx: Transaction,
  request: BlockTime,
  owner: OwnProfessional,
  findBookings: FindComingBookings,
): Promise<Blocked> {
  await lockSubject(trx, owner.id);
  const { ranges, replaced, inTheWay } = settleOverlaps(
    request.ranges,
    await listAround(trx, owner.id, request.ranges),
    request.onOverlap,
  );
  if (inTheWay.length > 0) throw overlapsWith(inTheWay, owner.time_zone);
  const bookings = await findBookings(trx, owner.id, new Date());
  refuseUnseenBookings(bookingsWithin(bookings, ranges), request.seenBookings, owner.time_zone);
  if (replaced.length > 0)
    await blockedSlotsStore.removeAll(
      trx,
      owner.id,
      replaced.map(({ id }) => id),
    );
  const rows = await blockedSlotsStore.insertAll(trx, rowsOf(request, ranges, owner.id));
  await publishAvailabilityChange(trx, owner.id);
  const toDto = (row: BlockedSlotRow) => toBlockedSlot(row, owner.time_zone);
  return { items: rows.map(toDto), replaced: replaced.map(toDto) };
}

async function listAround(trx: Transaction, professionalId: string, ranges: readonly TimeRange[]) {
  const from = Math.min(...ranges.map(({ start }) => start));
  const to = Math.max(...ranges.map(({ end }) => end));
  const rows = await blockedSlotsStore.listBetween(
    trx,
    professionalId,
    dateOfEpochMinutes(from),
    dateOfEpochMinutes(to),
  );
  return rows.map((row) => ({ ...row, ...rangeOfRow(row) }));
}

function overlapsWith(slots: readonly BlockedSlotRow[], timeZone: string): AppError {
  return new AppError(availabilityErrors.slot_overlaps, {
    extra: { overlapping: slots.map((slot) => toBlockedSlot(slot, timeZone)) },
  });
}

function rowsOf({ seriesId, reason }: BlockTime, ranges: readonly TimeRange[], professionalId: string) {
  const series = seriesId ?? (ranges.length > 1 ? randomUUID() : null);
  return ranges.map(({ start, end }) => ({
    professional_id: professionalId,
    start_time: dateOfEpochMinutes(start),
    end_time: dateOfEpochMinutes(end),
    reason,
    series_id: series,
  }));
}
