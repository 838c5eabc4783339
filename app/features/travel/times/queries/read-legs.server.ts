import { database } from '#app/platform/database/database.server.ts';
import { isRoutingConnected } from '#app/platform/routing/routing.server.ts';
import type { SpeedProfile } from '../../drive/drive-time.ts';
import { estimateLeg, type Leg, type LegBetween } from '../../drive/leg.ts';
import type { Place } from '../../drive/place.ts';
import { askLegs } from '../ask-legs.server.ts';
import { travelTimesStore, type TravelTimeRow } from '../travel-times-store.server.ts';

/**
 * Returns the legs between a place and others: what the routing service has answered, if there is one, and estimates
 * for the rest. Call it outside of transactions, because it may ask.
 */
export async function readLegs(center: Place, others: readonly Place[], profile: SpeedProfile): Promise<LegBetween> {
  return legsBy(isRoutingConnected() ? await routedLegs(center, others) : [], profile);
}

async function routedLegs(center: Place, others: readonly Place[]): Promise<TravelTimeRow[]> {
  const byZip = new Map(others.filter(({ zip }) => zip !== center.zip).map((place) => [place.zip, place]));
  if (byZip.size === 0) return [];
  const stored = await travelTimesStore.listAround(database(), center.zip, [...byZip.keys()]);
  const known = new Set(stored.map(({ from_zip, to_zip }) => from_zip + to_zip));
  const missing = [...byZip.values()].filter(({ zip }) => !known.has(center.zip + zip) || !known.has(zip + center.zip));
  return [...stored, ...(await askLegs(center, missing))];
}

/** Each leg is estimated once: the visits of a month are at a few places. */
function legsBy(rows: readonly TravelTimeRow[], profile: SpeedProfile): LegBetween {
  const legs = new Map<string, Leg>(
    rows.map((row) => [row.from_zip + row.to_zip, { miles: row.miles, freeMinutes: row.free_minutes }]),
  );
  return (from, to) => {
    const key = from.zip + to.zip;
    const leg = legs.get(key) ?? estimateLeg(from, to, profile);
    legs.set(key, leg);
    return leg;
  };
}
