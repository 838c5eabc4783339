import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Marker, type Map as MapLibreMap } from 'maplibre-gl';
import { classNames } from '#app/ui/styles/class-names.ts';
import { pinName, pinText, type PinGroup } from '../pin-groups.ts';

interface MapPinProps {
  map: MapLibreMap;
  group: PinGroup;
  /** Its card in the list is pointed at. */
  isPointed: boolean;
  isOpen: boolean;
  onPress: () => void;
}

/** A price at a place, or the number of professionals that stand too close together. */
export function MapPin({ map, group, isPointed, isOpen, onPress }: MapPinProps) {
  const { longitude, latitude, isOnePlace } = group;
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    const marker = new Marker({ element, anchor: 'bottom' }).setLngLat([longitude, latitude]).addTo(map);
    // The button in it has the name.
    for (const name of ['role', 'aria-label', 'tabindex']) element.removeAttribute(name);
    return () => void marker.remove();
  }, [map, element, longitude, latitude]);
  const isOn = isPointed || isOpen;
  useEffect(() => {
    element.classList.toggle('map-marker-on', isOn);
  }, [element, isOn]);
  return createPortal(
    <button
      type="button"
      tabIndex={-1}
      aria-label={pinName(group)}
      aria-expanded={isOnePlace ? isOpen : undefined}
      className={classNames(isOnePlace ? 'map-pin' : 'map-door', isOn && 'map-pin-on')}
      onClick={onPress}
    >
      {pinText(group)}
    </button>,
    element,
  );
}
