import tzLookup from '@photostructure/tz-lookup';
import type { Coordinates } from './distance.ts';

/** The zones of the US and its territories, from the tz database's country table. */
const usZones = new Set(
  [
    'Detroit Kentucky/Louisville Kentucky/Monticello Indiana/Indianapolis Indiana/Vincennes Indiana/Winamac',
    'Indiana/Marengo Indiana/Petersburg Indiana/Vevay Indiana/Tell_City Indiana/Knox Menominee',
    'North_Dakota/Center North_Dakota/New_Salem North_Dakota/Beulah New_York Chicago Denver Boise Phoenix',
    'Los_Angeles Anchorage Juneau Sitka Metlakatla Yakutat Nome Adak Puerto_Rico St_Thomas',
  ]
    .flatMap((line) => line.split(' '))
    .map((place) => `America/${place}`),
);
const pacificZones = /^Pacific\/(?:Honolulu|Wake|Guam|Saipan|Pago_Pago|Palau|Chuuk|Pohnpei|Kosrae|Majuro|Kwajalein)$/;

/**
 * Returns the time zone of a US place, or null if the lookup returns another country's zone: its map is coarse and
 * takes some US border towns for Mexican or Canadian ones, an hour off in summer.
 */
export function usTimeZoneAt({ latitude, longitude }: Coordinates): string | null {
  const zone = tzLookup(latitude, longitude);
  return usZones.has(zone) || pacificZones.test(zone) ? zone : null;
}
