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
  const over = new AbortController();
  const lateness = wait(patienceMilliseconds, null, { signal: over.signal });
  const asked = askBothWays(center, others.slice(0, placesMaximum));
  const stored = asked.then(store, () => undefined);
  const answered = await Promise.race([asked.catch((error: unknown) => rest(error)), lateness]);
  if (answered === null) rest(new Error(`No answer within ${patienceMilliseconds} ms`));
  await Promise.race([stored, lateness]);
  over.abort();
  return answered ?? [];
}

function rest(error: unknown): TravelTimeRow[] {
  restsUntil = performance.now() + restMilliseconds;
  log.warn({ err: error }, 'the routing service is slow or down: drives are estimated');
  return [];
}

async function askBothWays(center: Place, others: readonly Place[]): Promise<TravelTimeRow[]> {
  const [away, back] = await Promise.all([
    askDrives({ origins: [center], destinations: others }),
    askDrives({ origins: others, destinations: [center] }),
  ]);
  return [...rowsOf([center], others, away), ...rowsOf(others, [center], back)];
}

/** What could not be stored was answered all the same, and is asked for again. */
async function store(rows: readonly TravelTimeRow[]): Promise<void> {
  await travelTimesStore
    .save(database(), rows)
    .catch((error: unknown) => log.warn({ err: error }, 'what a routing service answered could not be stored'));
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
