/** What happened to a booking, for the rooms that want to hear of it (wired in app/subscriptions.ts). */
export const bookingEventNames = ['created', 'confirmed', 'rescheduled', 'cancelled', 'marked-done', 'completed', 'completion-undone', 'problem-reported', 'problem-settled', 'deleted'] as const;
export type BookingEventName = (typeof bookingEventNames)[number];

export type BookingEvent = {
  name: BookingEventName;
  bookingId: string;
  professionalId: string | null;
  /** Which completion (ISO 8601): one that was taken back is not told. */
  completedAt?: string;
  /** Which of its moves, where it was rescheduled. */
  moveId?: string;
};
