import { setTimeout as wait } from 'node:timers/promises';
import { database } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import type { DriveMatrix } from '#app/platform/routing/routing-formats.server.ts';
import { askDrives } from '#app/platform/routing/routing.server.ts';
import type { Place } from '../drive/place.ts';
import { travelTimesStore, type TravelTimeRow } from './travel-times-store.server.ts';

/** Nobody waits longer for a routing service; what it answers later serves the next one. */
const patienceMilliseconds = 300;
/** After a failure it is left in peace for this long, and everything is estimated. */
const restMilliseconds = 30_000;
/** Public services take 50 to 100 places at once. */
const placesMaximum = 40;

let restsUntil = 0;

/** Asks again at the next opportunity. */
export function stopResting(): void {
  restsUntil = 0;
}

/**
 * Asks the routing service for the drives between a place and others, both ways, and stores them. Whatever is not
 * answered in time is missing from the result; the log says so.
 */
export async function askLegs(center: Place, others: readonly Place[]): Promise<TravelTimeRow[]> {
  if (others.length === 0 || performance.now() < restsUntil) return [];
  const late = new AbortController();
  const asked = askAndStore(center, others.slice(0, placesMaximum)).catch((error: unknown) => rest(error));
  const answered = await Promise.race([asked, wait(patienceMilliseconds, null, { signal: late.signal })]);
  if (answered === null) rest(new Error(`No answer within ${patienceMilliseconds} ms`));
  late.abort();
  return answered ?? [];
}

function rest(error: unknown): TravelTimeRow[] {
  restsUntil = performance.now() + restMilliseconds;
  log.warn({ err: error }, 'the routing service is slow or down: drives are estimated');
  return [];
}

async function askAndStore(center: Place, others: readonly Place[]): Promise<TravelTimeRow[]> {
  const [away, back] = await Promise.all([
    askDrives({ origins: [center], destinations: others }),
    askDrives({ origins: others, destinations: [center] }),
  ]);
  const rows = [...rowsOf([center], others, away), ...rowsOf(others, [center], back)];
  await travelTimesStore.save(database(), rows);
  return rows;
}

/** A place without a road to it keeps its estimate. */
function rowsOf(origins: readonly Place[], destinations: readonly Place[], matrix: DriveMatrix): TravelTimeRow[] {
  return origins.flatMap((from, origin) =>
    destinations.flatMap((to, destination) => {
      const drive = matrix[origin]?.[destination];
      return drive ? [{ from_zip: from.zip, to_zip: to.zip, miles: drive.miles, free_minutes: drive.minutes }] : [];
    }),
  );
}
