import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import type { PositionDto } from '#app/features/visit-progress/position/position-dto.ts';
import { positionLimits } from '#app/features/visit-progress/position/position.ts';

/** Asks again and again where the professional is, while the page is looked at; undefined when nobody knows. */
export function usePosition(bookingId: string, isOn: boolean): PositionDto | undefined {
  const [position, setPosition] = useState<PositionDto>();
  const ask = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      const answer = await api.get('/bookings/:id/position', { param: { id: bookingId }, isBackground: true });
      setPosition(answer.position ?? undefined);
    } catch (error) {
      // The next answer says more.
      if (!(error instanceof ApiFailure)) throw error;
    }
  });
  useEffect(() => {
    setPosition(undefined);
    if (!isOn) return undefined;
    void ask();
    const timer = setInterval(() => void ask(), positionLimits.everySeconds * 1_000);
    return () => clearInterval(timer);
  }, [isOn]);
  return position;
}
