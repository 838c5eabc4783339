import type { PlacedVisit, TravelRules } from '#app/features/availability/slots/travel-rules.ts';
import { placeOfLocation, placeOfZip } from '#app/features/travel/drive/queries/find-place.server.ts';
import { estimateLeg, type Leg } from '#app/features/travel/drive/leg.ts';
import type { Place } from '#app/features/travel/drive/place.ts';
import type { SpeedProfile } from '#app/features/travel/drive/drive-time.ts';
import { travelSettingsOf } from '#app/features/travel/settings/travel-settings-row.ts';
import type { BusyRow, SlotFacts } from './slot-facts.ts';

/**
 * The rules for getting to a ZIP in time; null if they are turned off, or nobody knows where the ZIP is. The facts must
 * have been read with places.
 */
export function travelRulesOf(facts: SlotFacts, zip: string | null): TravelRules | null {
  const settings = travelSettingsOf(facts.travel);
  const destination = settings.isOn ? placeOfZip(zip) : null;
  if (destination === null) return null;
  const dayStart = placeOfZip(settings.startZip ?? facts.service_area_zip);
  return {
    limits: settings,
    dayStart,
    dayEnd: settings.endZip === null ? dayStart : placeOfZip(settings.endZip),
    destination,
    visits: (facts.busy ?? []).map(toVisit),
    legBetween: estimatedLegs(settings.profile),
  };
}

function toVisit([start, end, location]: BusyRow): PlacedVisit {
  return { start, end, place: location === null ? null : placeOfLocation(location) };
}

/** Estimates each leg once: the visits of a month are at a few places. */
function estimatedLegs(profile: SpeedProfile): TravelRules['legBetween'] {
  const known = new Map<string, Leg>();
  return (from: Place, to: Place) => {
    const key = from.zip + to.zip;
    const leg = known.get(key) ?? estimateLeg(from, to, profile);
    known.set(key, leg);
    return leg;
  };
}
