import { database, type Transaction } from '#app/platform/database/database.server.ts';
import { freshSince } from '../position.ts';
import { positionsStore } from '../positions-store.server.ts';

/** Deletes positions of phones that went silent. */
export function sweepPositions(now = new Date()): Promise<void> {
  return positionsStore.removeOlder(database(), freshSince(now));
}

/** Deletes where a professional is whose account goes. */
export function deletePositionsOf(trx: Transaction, professionalId: string): Promise<void> {
  return positionsStore.removeOfProfessional(trx, professionalId);
}
