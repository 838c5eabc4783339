import { useEffect, useRef, useState } from 'react';
import type { Map as MapLibreMap, MapLibreEvent } from 'maplibre-gl';
import { formatMapArea, parseMapArea, type MapArea } from '#app/features/directory-search/area/map-area.ts';
import type { Pin } from '#app/features/directory-search/pins/pin.ts';
import { areaOfPins, type PinGroup } from '../pin-groups.ts';
import { boundsOf } from './use-map.ts';

/** A single pin is shown with the towns around it. */
const nearestFit = 11;
const fitPadding = 56;
/** Marks the moves that a person asked for, as opposed to those that follow the list. */
const byPerson = { isByPerson: true };

type Shown = { zoom: number; area: MapArea | undefined };

/**
 * What the map shows: the area that the list is limited to, otherwise all pins. Once a person moves it elsewhere, that
 * area can be searched.
 */
export function useMapView(map: MapLibreMap | undefined, areaText: string, pins: readonly Pin[] | undefined) {
  const [shown, setShown] = useState<Shown>({ zoom: 4, area: undefined });
  const [isMoved, setIsMoved] = useState(false);
  /** The area of the last search from this map, which it shows already. */
  const searched = useRef('');

  useEffect(() => {
    if (!map) return undefined;
    const follow = ({ originalEvent, ...event }: MapLibreEvent) => {
      setShown(shownBy(map));
      if (originalEvent !== undefined || 'isByPerson' in event) setIsMoved(true);
    };
    setShown(shownBy(map));
    map.on('moveend', follow);
    return () => void map.off('moveend', follow);
  }, [map]);

  // With an area the pins do not decide what is shown.
  const placing = areaText === '' ? pins : undefined;
  useEffect(() => {
    if (!map) return;
    const isShown = areaText !== '' && areaText === searched.current;
    searched.current = '';
    if (isShown) return;
    setIsMoved(false);
    fit(map, parseMapArea(areaText), placing);
  }, [map, areaText, placing]);

  return {
    zoom: shown.zoom,
    /** Whether a place is in view, or so near that dragging brings it there. */
    isNear: ({ longitude, latitude }: Pick<PinGroup, 'longitude' | 'latitude'>) =>
      shown.area === undefined || contains(shown.area, longitude, latitude),
    isMoved,
    /** Returns what the map shows now, to be searched. */
    searchedArea: (): MapArea | undefined => {
      if (!map) return undefined;
      searched.current = formatMapArea(visibleArea(map));
      setIsMoved(false);
      return parseMapArea(searched.current);
    },
    zoomBy: (steps: number) => map?.easeTo({ zoom: map.getZoom() + steps }, byPerson),
    zoomInto: ({ pins: members }: PinGroup) => {
      const around = areaOfPins(members);
      if (around) map?.fitBounds(boundsOf(around), { padding: fitPadding * 1.5, maxZoom: 13 }, byPerson);
    },
  };
}

function visibleArea(map: MapLibreMap): MapArea {
  const bounds = map.getBounds();
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
}

/** What the map shows, with as much again on every side. */
function shownBy(map: MapLibreMap): Shown {
  const { west, south, east, north } = visibleArea(map);
  const [width, height] = [east - west, north - south];
  const area = { west: west - width, south: south - height, east: east + width, north: north + height };
  return { zoom: map.getZoom(), area };
}

function contains({ west, south, east, north }: MapArea, longitude: number, latitude: number): boolean {
  return west <= longitude && longitude <= east && south <= latitude && latitude <= north;
}

function fit(map: MapLibreMap, area: MapArea | undefined, pins: readonly Pin[] | undefined): void {
  const around = areaOfPins(pins ?? []);
  if (area) map.fitBounds(boundsOf(area), { animate: false });
  else if (around) map.fitBounds(boundsOf(around), { padding: fitPadding, maxZoom: nearestFit, animate: false });
}
