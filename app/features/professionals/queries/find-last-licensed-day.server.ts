import type { Connection } from '#app/platform/database/database.server.ts';
import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import { professionalsStore } from '../professionals-store.server.ts';

/** Returns the last day on which a professional's certification is valid; null if none expires, or none was handed in. */
export async function findLastLicensedDay(db: Connection, id: string): Promise<PlainDate | null> {
  return (await professionalsStore.findLicense(db, id))?.last_day ?? null;
}
