import { database } from '#app/platform/database/database.server.ts';
import { doorLinksStore } from '../door-links-store.server.ts';

/** Deletes the links of visits that are over. */
export function sweepLinks(now = new Date()): Promise<void> {
  return doorLinksStore.removeOver(database(), now);
}
