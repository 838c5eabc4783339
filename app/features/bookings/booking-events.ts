import * as z from 'zod/mini';
/** What happened to a booking, for the rooms that want to hear of it. */
export const bookingEventNames = [
  'created',
  'confirmed',
  'rescheduled',
  'cancelled',
  'marked-done',
  'completed',
  'completion-undone',
  'problem-reported',
  'problem-settled',
  'deleted',
] as const;
export type BookingEventName = (typeof bookingEventNames)[number];

export const bookingEvent = z.object({
  name: z.enum(bookingEventNames),
  bookingId: z.string(),
  professionalId: z.nullable(z.string()),
  /** Which completion (ISO 8601): one that was taken back is not told. */
  completedAt: z.exactOptional(z.string()),
  /** Which of its moves, where it was rescheduled. */
  moveId: z.exactOptional(z.string()),
});
export type BookingEvent = z.infer<typeof bookingEvent>;
