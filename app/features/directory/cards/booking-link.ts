import type { CardView } from './card-view.server.ts';

/**
 * Returns the link to the booking page of a professional (document 1, section 2), with the service and a slot filled in
 * if one is given: "2026-11-24T09:00" in the professional's time zone. Its parameters are those that
 * booking-choices.ts of the booking form reads.
 */
export function bookingLink({ id, name, serviceId }: CardView, slot?: string): string {
  if (slot === undefined) return `/booking?pro=${encodeURIComponent(id)}&name=${encodeURIComponent(name)}`;
  const [date, time] = slot.split('T');
  // The name is not in it: the page loads it anyway, and there are three of these on every card.
  return `/booking?pro=${id}${serviceId === null ? '' : `&service=${serviceId}`}&date=${date}&time=${time}`;
}
