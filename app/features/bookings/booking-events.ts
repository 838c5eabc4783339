import * as z from 'zod/mini';
/** What happened to a booking, for the rooms that subscribe. */
export const bookingEventNames = [
  'created',
  'confirmed',
  'rescheduled',
  'cancelled',
  'on-the-way',
  'arrived',
  'nobody-there',
  'visit-progressed',
  'marked-done',
  'completed',
  'completion-undone',
  'problem-reported',
  'problem-settled',
  'problem-answered',
  'problem-withdrawn',
  'deleted',
] as const;
export type BookingEventName = (typeof bookingEventNames)[number];

export const bookingEvent = z.object({
  name: z.enum(bookingEventNames),
  bookingId: z.string(),
  professionalId: z.nullable(z.string()),
  /** When it was completed (ISO 8601). A completion that was undone is not announced. */
  completedAt: z.exactOptional(z.string()),
  /** Which report of a problem. One that was withdrawn is not announced. */
  problemId: z.exactOptional(z.string()),
  /** Which move, if it was rescheduled. */
  moveId: z.exactOptional(z.string()),
  /** Which step of the visit it was. */
  stepId: z.exactOptional(z.string()),
});
export type BookingEvent = z.infer<typeof bookingEvent>;
