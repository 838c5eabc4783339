import type { Transaction } from '#app/platform/database/database.server.ts';
import type { Pipeline } from '#app/platform/database/pipeline.server.ts';
import { neighborsStore, type NeighborRow, type Placed } from '../neighbors-store.server.ts';
import { slotFactsStore, type BookingFacts as Facts, type OwnHold as UnpaidHold } from '../slot-facts-store.server.ts';

export type BookingFacts = Facts;
export type OwnHold = UnpaidHold;

/** The facts for a booking; undefined if its professional is gone. */
export function readBookingFacts(
  question: Parameters<typeof slotFactsStore.findForBooking>[0],
): Promise<BookingFacts | undefined> {
  return slotFactsStore.findForBooking(question);
}

/** The live bookings before and after one, for whoever holds the professional's lock. */
export function readNeighbors(trx: Transaction, placed: Placed): Promise<NeighborRow[]> {
  return neighborsStore.read(trx, placed);
}

/** The same, on the pipeline that holds a slot. */
export function sendNeighborsRead(pipeline: Pipeline, placed: Placed): Promise<NeighborRow[]> {
  return neighborsStore.sendRead(pipeline, placed);
}
