import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { positionLimits } from '../position.ts';

/** Why a position is not shared although it is allowed. */
export type SharingState = 'off' | 'asking' | 'sharing' | 'refused' | 'unknown';

const patience: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 5_000 };

/** Shares where this phone is, every quarter of a minute, for as long as it is on. Nothing is stored on the phone. */
export function useSharedPosition(bookingId: string, isOn: boolean): SharingState {
  const [state, setState] = useState<SharingState>('off');
  const sentAt = useRef(0);
  const share = useEffectEvent(({ coords }: GeolocationPosition) => {
    if (Date.now() - sentAt.current < positionLimits.everySeconds * 1_000) return;
    sentAt.current = Date.now();
    const { latitude, longitude } = coords;
    void api
      .put('/bookings/:id/position', { param: { id: bookingId }, json: { latitude, longitude } })
      .then(() => setState('sharing'))
      // The next position is on its way: one that was not sent is out of date.
      .catch((error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
      });
  });
  const stop = useEffectEvent(({ code }: GeolocationPositionError) => setState(code === 1 ? 'refused' : 'unknown'));
  useEffect(() => {
    if (!isOn) return setState('off');
    // Missing where the page is not secure.
    const geolocation: Geolocation | undefined = navigator.geolocation;
    if (!geolocation) return setState('unknown');
    setState('asking');
    const watch = geolocation.watchPosition(
      (position) => share(position),
      (error) => stop(error),
      patience,
    );
    return () => geolocation.clearWatch(watch);
  }, [isOn]);
  return state;
}
