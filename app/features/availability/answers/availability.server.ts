import * as z from 'zod/mini';
import { weekdays } from '#app/features/slot-rules/availability-limits.ts';
import { comingBookingStatuses } from '../affected-visits/coming-booking.ts';
import { about, id, instant, named, text, whole } from '#app/platform/http/api/answer-fields.server.ts';

export const blockedSlotAnswer = named(
  'BlockedSlot',
  z.object({
    id,
    professional_id: id,
    start_time: instant,
    end_time: instant,
    reason: z.nullable(text('School run')),
    series_id: about('The same for all times of a block that repeats.', z.nullable(id)),
  }),
);

export const blockedAnswer = named(
  'Blocked',
  z.object({
    items: z.array(blockedSlotAnswer),
    replaced: z.array(blockedSlotAnswer),
  }),
);

export const affectedBookingAnswer = named(
  'AffectedBooking',
  z.object({
    id,
    status: z.enum(comingBookingStatuses),
    service_name: text('Deep tissue massage'),
    client_name: text('Maya Brooks'),
    start_time: instant,
    end_time: instant,
  }),
);

export const changePreviewAnswer = named(
  'ChangePreview',
  z.object({
    bookings: z.array(affectedBookingAnswer),
    overlapping: z.array(blockedSlotAnswer),
  }),
);

/** "09:00", or "09:00:00" as PostgreSQL writes it. */
const wallTime = z.string().check(z.regex(/^\d{2}:\d{2}(:00)?$/), z.meta({ examples: ['09:00'] }));

export const weeklyHoursAnswer = named(
  'WeeklyHours',
  z.object({
    professional_id: id,
    day: z.enum(weekdays),
    is_working: z.boolean(),
    start_time: wallTime,
    end_time: wallTime,
  }),
);

export const serviceTimeAnswer = named(
  'ServiceTime',
  z.object({
    id,
    professional_id: id,
    service_id: id,
    service_name: text('Deep tissue massage'),
    duration: about('Minutes.', whole),
    buffer_time: about('Minutes kept free after it.', whole),
  }),
);

export const freedAnswer = z.object({ items: z.array(blockedSlotAnswer) });
