import type { PlacedVisit, TravelRules } from '#app/features/slot-rules/travel-rules.ts';
import { placeOfLocation, placeOfZip } from '#app/features/travel/drive/queries/find-place.server.ts';
import { travelSettingsOf } from '#app/features/travel/settings/travel-settings-row.ts';
import { readLegs } from '#app/features/travel/times/queries/read-legs.server.ts';
import type { BusyRow, SlotFacts } from '../slot-facts.ts';

/**
 * The rules for getting to a ZIP in time; null if they are turned off, or nobody knows where the ZIP is. The facts must
 * have been read with places. May ask a routing service, so it stays outside of transactions.
 */
export async function readTravelRules(facts: SlotFacts, zip: string | null): Promise<TravelRules | null> {
  const settings = travelSettingsOf(facts.travel);
  const destination = settings.isOn ? placeOfZip(zip) : null;
  if (destination === null) return null;
  const dayStart = placeOfZip(settings.startZip ?? facts.service_area_zip);
  const dayEnd = settings.endZip === null ? dayStart : placeOfZip(settings.endZip);
  const visits = (facts.busy ?? []).map(toVisit);
  const places = [dayStart, dayEnd, ...visits.map(({ place }) => place)].filter((place) => place !== null);
  const legBetween = await readLegs(destination, places, settings.profile);
  return { limits: settings, dayStart, dayEnd, destination, visits, legBetween };
}

function toVisit([start, end, location, isAnchor]: BusyRow): PlacedVisit {
  return { start, end, place: location === null ? null : placeOfLocation(location), isAnchor };
}
