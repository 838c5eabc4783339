import type { Coordinates } from '#app/lib/places/distance.ts';

/** Where a drive begins or ends: a ZIP, by its center. A drive knows nothing more exact. */
export interface Place extends Coordinates {
  zip: string;
}
