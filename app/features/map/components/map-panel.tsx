import { type RefObject, useMemo, useRef, useState } from 'react';
import { CloseIcon } from '#app/ui/icons.tsx';
import type { ChangeFilter } from '#app/features/directory/search/components/use-directory-filter.ts';
import type { DirectoryFilter } from '#app/features/directory-search/directory-filter.ts';
import { formatMapArea, parseMapArea } from '#app/features/directory-search/area/map-area.ts';
import { groupPins } from '../pin-groups.ts';
import { MapPin } from './map-pin.tsx';
import { MapZoom } from './map-zoom.tsx';
import { PinPopup } from './pin-popup.tsx';
import { useMap } from './use-map.ts';
import { useMapView } from './use-map-view.ts';
import { usePointedCard } from './use-pointed-card.ts';
import { usePins } from './use-pins.ts';

interface MapPanelProps {
  filter: DirectoryFilter;
  change: ChangeFilter;
  styleUrl: string | null;
  list: RefObject<HTMLElement | null>;
  hide: () => void;
}

/**
 * The map. Whoever uses the keyboard can move it and search an area; its pins are left out of the tab order, since the
 * list has the same professionals.
 */
export function MapPanel({ filter, change, styleUrl, list, hide }: MapPanelProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const map = useMap(canvas, styleUrl, parseMapArea(filter.area));
  const { pins, state } = usePins(filter);
  const view = useMapView(map, filter.area, pins);
  const pointedId = usePointedCard(list);
  const [openKey, setOpenKey] = useState<string>();
  const groups = useMemo(() => groupPins(pins ?? [], view.zoom), [pins, view.zoom]);
  const opened = groups.find(({ key }) => key === openKey);
  const searchArea = () => {
    const area = view.searchedArea();
    if (area) change({ area: formatMapArea(area) });
  };
  return (
    <>
      <div ref={canvas} />
      {map
        ? groups
            .filter(view.isNear)
            .map((group) => (
              <MapPin
                key={group.key}
                map={map}
                group={group}
                isPointed={group.pins.some(({ id }) => id === pointedId)}
                isOpen={group === opened}
                onPress={() => (group.isOnePlace ? setOpenKey(group.key) : view.zoomInto(group))}
              />
            ))
        : null}
      {map && opened?.isOnePlace ? (
        <PinPopup key={opened.key} map={map} group={opened} list={list} onClose={() => setOpenKey(undefined)} />
      ) : null}
      <div className="map-bar">
        <button type="button" className="map-control map-hide" onClick={hide}>
          <CloseIcon className="size-4" />
          Hide map
        </button>
        {state === 'failed' ? (
          <p role="alert" className="map-status">
            The pins couldn’t be loaded.
          </p>
        ) : null}
        {view.isMoved ? (
          <button type="button" className="map-control map-search" onClick={searchArea}>
            Search this area
          </button>
        ) : null}
        <MapZoom onZoom={view.zoomBy} />
      </div>
    </>
  );
}
