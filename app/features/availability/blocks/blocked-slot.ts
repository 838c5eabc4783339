import type * as z from 'zod/mini';
import { toIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import type { ComingBooking } from '../affected-visits/coming-booking.ts';
import type { TimeRange } from '#app/features/slot-rules/range-cursor.ts';
import type { blockedSlotAnswer, affectedBookingAnswer } from '../answers/availability.server.ts';

/** A blocked slot in the API: instants with the offset of the professional's zone. */
export type BlockedSlotDto = z.infer<typeof blockedSlotAnswer>;

type Row = Omit<BlockedSlotDto, 'start_time' | 'end_time'> & { start_time: Date; end_time: Date };

export function toBlockedSlot(
  { id, professional_id, reason, series_id, ...times }: Row,
  timeZone: string,
): BlockedSlotDto {
  const { start, end } = rangeOfRow(times);
  return {
    id,
    professional_id,
    reason,
    series_id,
    start_time: toIsoWithOffset(start, timeZone),
    end_time: toIsoWithOffset(end, timeZone),
  };
}

/** Returns the range of a row, rounded outward to whole minutes, as slots use it. */
export function rangeOfRow({ start_time, end_time }: { start_time: Date; end_time: Date }): TimeRange {
  return { start: epochMinutesOf(start_time), end: Math.ceil(end_time.getTime() / 60_000) };
}

/** A visit affected by a change, as its professional sees it. */
export type AffectedBookingDto = z.infer<typeof affectedBookingAnswer>;

export function toAffectedBooking(
  { id, status, service_name, client_name, start, end }: ComingBooking,
  timeZone: string,
): AffectedBookingDto {
  return {
    id,
    status,
    service_name,
    client_name,
    start_time: toIsoWithOffset(start, timeZone),
    end_time: toIsoWithOffset(end, timeZone),
  };
}
