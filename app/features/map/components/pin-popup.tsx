import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { Popup, type Map as MapLibreMap, type MapMouseEvent } from 'maplibre-gl';
import { Rating } from '#app/features/professionals/display/components/rating.tsx';
import { CloseIcon } from '#app/ui/icons.tsx';
import type { Pin } from '#app/features/directory-search/pins/pin.ts';
import { priceText, type PinGroup } from '../pin-groups.ts';

/** Pixels. */
const narrow = 640;

interface PinPopupProps {
  map: MapLibreMap;
  group: PinGroup;
  list: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Who stands at a pin. Their card in the list is marked, and scrolled to where both are visible. */
export function PinPopup({ map, group: { longitude, latitude, pins }, list, onClose }: PinPopupProps) {
  const [element] = useState(() => document.createElement('div'));
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const popup = new Popup({ closeButton: false, closeOnClick: false, offset: 44, maxWidth: 'none' })
      .setLngLat([longitude, latitude])
      .setDOMContent(element)
      .addTo(map);
    // Its own way takes the press of a pin for one beside it.
    const closeBeside = ({ originalEvent }: MapMouseEvent) => {
      if (originalEvent.target === map.getCanvas()) close();
    };
    map.on('click', closeBeside);
    // On a phone it fits only above a pin in the middle.
    if (map.getContainer().clientWidth < narrow) map.easeTo({ center: [longitude, latitude], offset: [0, 60] });
    return () => {
      map.off('click', closeBeside);
      popup.remove();
    };
  }, [map, element, longitude, latitude]);
  useMarkedCard(list, pins[0].id);
  const leave = () => {
    onClose();
    map.getCanvas().focus({ preventScroll: true });
  };
  return createPortal(
    <div
      role="group"
      aria-label={pins.length === 1 ? pins[0].name : `${pins.length} professionals here`}
      className="map-card"
      onKeyDown={({ key }) => (key === 'Escape' ? leave() : undefined)}
    >
      <ul>
        {pins.map((pin) => (
          <li key={pin.id}>
            <PinCard pin={pin} />
          </li>
        ))}
      </ul>
      <button type="button" aria-label="Close" className="map-card-close" onClick={leave}>
        <CloseIcon className="size-4" />
      </button>
    </div>,
    element,
  );
}

function PinCard({ pin }: { pin: Pin }) {
  const { id, name, image, tint, rating, review_count: count } = pin;
  const price = priceText([pin]);
  return (
    <Link to={`/professionals/${id}`} viewTransition prefetch="intent" className="map-card-link">
      <span className="map-card-picture" style={{ background: `var(--${tint})` }}>
        <img src={image ?? '/placeholder.svg'} alt="" width={64} height={72} />
      </span>
      <span className="map-card-text">
        <strong>{name}</strong>
        <Rating value={rating} {...(count === 0 ? { note: 'New' } : { count })} />
        {price === undefined ? null : <span>From {price}</span>}
      </span>
    </Link>
  );
}

function useMarkedCard(list: RefObject<HTMLElement | null>, id: string): void {
  useEffect(() => {
    const card = list.current?.querySelector(`[data-professional-id="${id}"]`);
    card?.toggleAttribute('data-marked', true);
    card?.scrollIntoView({ block: 'nearest' });
    return () => void card?.toggleAttribute('data-marked', false);
  }, [list, id]);
}
