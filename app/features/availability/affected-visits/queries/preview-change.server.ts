import type * as z from 'zod/mini';
import { database } from '#app/platform/database/database.server.ts';
import { dateOfEpochMinutes } from '#app/lib/dates/time-zone.ts';
import type { OwnProfessional } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { rangeOfRow, toAffectedBooking, toBlockedSlot } from '../../blocks/blocked-slot.ts';
import { blockedSlotsStore } from '../../blocks/blocked-slots-store.server.ts';
import { bookingsLeftOutside, bookingsWithin } from '../coming-booking.ts';
import type { FindComingBookings } from '../find-coming-bookings.server.ts';
import type { TimeRange } from '#app/features/slot-rules/range-cursor.ts';
import { settleOverlaps } from '../../blocks/settle-overlaps.ts';
import { toDayHours, type HoursRow } from '#app/features/slot-rules/hours/weekly-hours.ts';
import { workingHoursStore } from '../../hours/working-hours-store.server.ts';
import type { changePreviewAnswer } from '../../answers/availability.server.ts';

/** What a change would affect, shown before it is saved. */
export type ChangePreview = z.infer<typeof changePreviewAnswer>;

/** Returns the visits and the blocked slots that overlap these ranges. */
export async function previewBlock(
  ranges: readonly TimeRange[],
  owner: OwnProfessional,
  findBookings: FindComingBookings,
): Promise<ChangePreview> {
  const [from, to] = [Math.min(...ranges.map(({ start }) => start)), Math.max(...ranges.map(({ end }) => end))];
  const [rows, bookings] = await Promise.all([
    blockedSlotsStore.listBetween(database(), owner.id, dateOfEpochMinutes(from), dateOfEpochMinutes(to)),
    findBookings(database(), owner.id, new Date()),
  ]);
  const { inTheWay } = settleOverlaps(
    ranges,
    rows.map((row) => ({ ...row, ...rangeOfRow(row) })),
    'refuse',
  );
  return {
    bookings: bookingsWithin(bookings, ranges).map((booking) => toAffectedBooking(booking, owner.time_zone)),
    overlapping: inTheWay.map((slot) => toBlockedSlot(slot, owner.time_zone)),
  };
}

/** Returns the visits within the current hours that would fall outside the new ones. */
export async function previewHours(
  hours: readonly HoursRow[],
  owner: OwnProfessional,
  findBookings: FindComingBookings,
): Promise<ChangePreview> {
  const [before, bookings] = await Promise.all([
    workingHoursStore.listHours(database(), owner.id),
    findBookings(database(), owner.id, new Date()),
  ]);
  const outside = bookingsLeftOutside(
    bookings,
    before.length === 0 ? null : before.map(toDayHours),
    hours.map(toDayHours),
    owner.time_zone,
  );
  return { bookings: outside.map((booking) => toAffectedBooking(booking, owner.time_zone)), overlapping: [] };
}
