import { milesBetween } from '#app/lib/places/distance.ts';
import { placeOfZip } from '../../drive/queries/find-place.server.ts';
import { farMiles } from '../travel-limits.ts';
import type { travelSettingsStore } from '../travel-settings-store.server.ts';

type ServiceArea = NonNullable<Awaited<ReturnType<typeof travelSettingsStore.findServiceArea>>>;

/** The ZIPs that are far outside a service area: after a move, those where the day used to start or end. */
export function farZips(zips: readonly (string | null)[], area: ServiceArea | undefined): string[] {
  if (!area || area.latitude === null || area.longitude === null) return [];
  const center = { latitude: area.latitude, longitude: area.longitude };
  const miles = Math.max(farMiles, Number(area.service_radius));
  const isFar = (zip: string | null): zip is string => {
    const place = placeOfZip(zip);
    return place !== null && milesBetween(center, place) > miles;
  };
  return [...new Set(zips)].filter(isFar);
}
