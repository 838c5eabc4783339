import { slotFactsStore, type BookingFacts as Facts } from '../slot-facts-store.server.ts';

export type BookingFacts = Facts;

/** The facts for a booking; undefined if its professional is gone. */
export function readBookingFacts(
  question: Parameters<typeof slotFactsStore.findForBooking>[0],
): Promise<BookingFacts | undefined> {
  return slotFactsStore.findForBooking(question);
}
