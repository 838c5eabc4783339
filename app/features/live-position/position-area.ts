import type { MapArea } from '#app/features/directory-search/area/map-area.ts';
import type { PositionDto } from '#app/features/visit-progress/position/position-dto.ts';

/** Degrees around what is shown, about half a mile: nearer, the map has nothing to draw. */
const margin = 0.008;

/** Returns the area that shows a professional and where they are going. */
export function areaOfPosition({
  latitude,
  longitude,
  destination,
}: Pick<PositionDto, 'latitude' | 'longitude' | 'destination'>): MapArea {
  const latitudes = [latitude, destination?.latitude ?? latitude];
  const longitudes = [longitude, destination?.longitude ?? longitude];
  return {
    west: Math.min(...longitudes) - margin,
    south: Math.min(...latitudes) - margin,
    east: Math.max(...longitudes) + margin,
    north: Math.max(...latitudes) + margin,
  };
}
