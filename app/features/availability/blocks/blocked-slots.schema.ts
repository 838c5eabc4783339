import * as z from 'zod/mini';
import { isSeveralLines, lineTextMessage } from '#app/lib/line-text.ts';
import { parseIsoWithOffset } from '#app/lib/dates/iso-instant.ts';
import { isPlainDate } from '#app/lib/dates/plain-date.ts';
import { isWallTime, minuteOfDay } from '#app/lib/dates/wall-time.ts';
import { weekdays } from '#app/features/slot-rules/availability-limits.ts';
import { blockLimits } from './block-limits.ts';
import { blockMessages } from './block-messages.ts';
import { overlapChoices } from './settle-overlaps.ts';

const date = (message: string = blockMessages.date) => z.string(message).check(z.refine(isPlainDate, message));
const time = z.string(blockMessages.times).check(z.refine(isWallTime, blockMessages.times));
export const weekdaySchema = z.enum(weekdays, 'Unknown weekday');
const timesInOrder = z.refine<{ start: string; end: string }>(
  ({ start, end }) => !isWallTime(start) || !isWallTime(end) || minuteOfDay(end) > minuteOfDay(start),
  { path: ['end'], message: blockMessages.order },
);

const instant = z.pipe(
  z.string(blockMessages.times).check(
    z.maxLength(40, blockMessages.times),
    z.refine((text) => parseIsoWithOffset(text) !== null, blockMessages.times),
  ),
  z.transform((text) => parseIsoWithOffset(text) ?? 0),
);

const daysMinutes = (blockLimits.daysMaximum + 1) * 1440;
const instants = z.object({ start_time: instant, end_time: instant }).check(
  z.refine((slot) => slot.end_time > slot.start_time, { path: ['end_time'], message: blockMessages.order }),
  z.refine((slot) => slot.end_time - slot.start_time <= daysMinutes, {
    path: ['end_time'],
    message: blockMessages.tooLong,
  }),
);

/** Optional and trimmed (HOURS-017, HOURS-018); blank text counts as none. */
const reason = z.pipe(
  z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.trim(),
          z.refine(isSeveralLines, lineTextMessage),
          z.maxLength(blockLimits.reasonMaximum, blockMessages.reason),
        ),
    ),
  ),
  z.transform((text) => text || null),
);

/** The professional, as the documented calls send it; it must be the caller. */
export const professionalIdSchema = z.optional(z.uuid('Invalid professional ID'));
/** Ids of the visits the person was shown before confirming. */
export const seenBookingsSchema = z._default(z.array(z.uuid('Invalid booking ID')).check(z.maxLength(2_000)), []);

/** The documented insert into blocked_time_slots: one slot between two instants. */
export const blockedSlotSchema = z.safeExtend(instants, {
  professional_id: professionalIdSchema,
  reason,
  seen_bookings: seenBookingsSchema,
});

const times = z.object({ kind: z.literal('times'), date: date(), start: time, end: time }).check(timesInOrder);

const days = z.object({ kind: z.literal('days'), first: date(), last: date() }).check(
  z.refine((plan) => plan.last >= plan.first, { path: ['last'], message: blockMessages.lastDay }),
  z.refine((plan) => daysFrom(plan.first, plan.last) <= blockLimits.daysMaximum, {
    path: ['last'],
    message: blockMessages.tooLong,
  }),
);

const weeks = z
  .int(blockMessages.until)
  .check(z.gte(1, blockMessages.until), z.lte(blockLimits.weeksMaximum, blockMessages.untilTooFar));
const weekly = z
  .object({
    kind: z.literal('weekly'),
    first: date(),
    weekdays: z
      .array(weekdaySchema, blockMessages.weekdays)
      .check(z.minLength(1, blockMessages.weekdays), z.maxLength(7)),
    start: time,
    end: time,
    until: z.union([weeks, date(blockMessages.until)], blockMessages.until),
  })
  .check(
    timesInOrder,
    z.refine(({ first, until }) => typeof until === 'number' || until >= first, {
      path: ['until'],
      message: blockMessages.lastDay,
    }),
    z.refine(({ first, until }) => typeof until === 'number' || daysFrom(first, until) <= blockLimits.daysMaximum, {
      path: ['until'],
      message: blockMessages.untilTooFar,
    }),
  );

/** Exact times, to restore a series that was removed. */
const slots = z.object({
  kind: z.literal('slots'),
  slots: z.array(instants).check(z.minLength(1, blockMessages.times), z.maxLength(blockLimits.slotsMaximum)),
  series_id: z.optional(z.nullable(z.uuid('Invalid series ID'))),
});

export const blockPlanSchema = z.discriminatedUnion('kind', [times, days, weekly, slots], 'Unknown kind of block');

export const blockRequestSchema = z.object({
  professional_id: professionalIdSchema,
  plan: blockPlanSchema,
  reason,
  on_overlap: z._default(z.enum(overlapChoices), 'refuse'),
  seen_bookings: seenBookingsSchema,
});
export type BlockRequest = z.output<typeof blockRequestSchema>;

export const blockedSlotsQuery = z
  .object({
    from: date(),
    to: date(),
    professional_id: professionalIdSchema,
  })
  .check(
    z.refine(({ from, to }) => to >= from, { path: ['to'], message: blockMessages.lastDay }),
    z.refine(({ from, to }) => daysFrom(from, to) <= 2 * blockLimits.daysMaximum, {
      path: ['to'],
      message: 'Please ask for two years at most.',
    }),
  );

function daysFrom(first: string, last: string): number {
  if (!isPlainDate(first) || !isPlainDate(last)) return 0;
  return (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
}
