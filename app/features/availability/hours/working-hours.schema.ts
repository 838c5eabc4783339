import * as z from 'zod/mini';
import { isWallTime, minuteOfDay } from '#app/lib/dates/wall-time.ts';
import { hoursStep, serviceTimeLimits, weekdays } from '#app/features/slot-rules/availability-limits.ts';
import { blockMessages } from '../blocks/block-messages.ts';
import {
  blockPlanSchema,
  professionalIdSchema,
  seenBookingsSchema,
  weekdaySchema,
} from '../blocks/blocked-slots.schema.ts';
import { serviceTimeMessages } from './service-time-edit.ts';

const hoursMessage = `Times are chosen every ${hoursStep} minutes.`;
const hoursTime = z
  .string(hoursMessage)
  .check(
    z.refine(
      (text) => isWallTime(text) && minuteOfDay(text) % hoursStep === 0 && minuteOfDay(text) < 1440,
      hoursMessage,
    ),
  );

const dayHours = z
  .object({ day: weekdaySchema, is_working: z.boolean(), start_time: hoursTime, end_time: hoursTime })
  .check(
    z.refine(
      (hours) =>
        !hours.is_working ||
        !isWallTime(hours.start_time) ||
        !isWallTime(hours.end_time) ||
        minuteOfDay(hours.end_time) > minuteOfDay(hours.start_time),
      {
        path: ['end_time'],
        message: blockMessages.order,
      },
    ),
  );

const week = z.array(dayHours).check(
  z.minLength(1, 'Please send your hours.'),
  z.maxLength(weekdays.length),
  z.refine((hours) => new Set(hours.map(({ day }) => day)).size === hours.length, 'Each day has its hours once.'),
);

/** All hours at once, replacing the previous ones (API-048). `base` is what the screen showed before the change. */
export const weeklyHoursSchema = z.object({
  professional_id: professionalIdSchema,
  hours: week,
  base: z.optional(z.array(dayHours).check(z.maxLength(weekdays.length))),
  seen_bookings: seenBookingsSchema,
});

const { duration, buffer } = serviceTimeLimits;
const serviceTime = z.object({
  service_id: z.uuid('Invalid service ID'),
  duration: z
    .int(serviceTimeMessages.duration)
    .check(
      z.gte(duration.minimum, serviceTimeMessages.duration),
      z.lte(duration.maximum, serviceTimeMessages.durationTooLong),
      z.multipleOf(duration.step, serviceTimeMessages.duration),
    ),
  buffer_time: z
    .int(serviceTimeMessages.buffer)
    .check(
      z.gte(buffer.minimum, serviceTimeMessages.buffer),
      z.lte(buffer.maximum, serviceTimeMessages.bufferTooLong),
      z.multipleOf(buffer.step, serviceTimeMessages.buffer),
    ),
});

const serviceTimeRows = z.array(serviceTime).check(
  z.maxLength(200),
  z.refine(
    (rows) => new Set(rows.map(({ service_id }) => service_id)).size === rows.length,
    'Each service has its times once.',
  ),
);

/** All service times at once (API-050). */
export const serviceTimesSchema = z.object({
  professional_id: professionalIdSchema,
  service_times: serviceTimeRows,
  base: z.optional(
    z
      .array(z.object({ service_id: z.string(), duration: z.number(), buffer_time: z.number() }))
      .check(z.maxLength(200)),
  ),
});

/** A change to preview: hours or a block. */
export const previewSchema = z
  .object({ professional_id: professionalIdSchema, hours: z.optional(week), plan: z.optional(blockPlanSchema) })
  .check(
    z.refine(({ hours, plan }) => (hours === undefined) !== (plan === undefined), 'Either hours or a plan is needed'),
  );
