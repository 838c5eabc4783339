import type { Transaction } from '#app/platform/database/database.server.ts';
import { neighborsStore, type NeighborRow, type Placed } from '../neighbors-store.server.ts';

/** The live bookings before and after one, for whoever holds the professional's lock. */
export function readNeighbors(trx: Transaction, placed: Placed): Promise<NeighborRow[]> {
  return neighborsStore.read(trx, placed);
}
