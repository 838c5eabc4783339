import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { returnFlag } from '#app/features/holds/payment/return-flags.ts';
import { useCancelBooking } from '#app/features/visits/components/use-cancel-booking.ts';

/**
 * Handles a return from a cancelled checkout: asks the server to cancel the booking, once. Calls `onCancelled` on
 * success.
 */
export function useCancelledReturn(onCancelled: () => void): void {
  const [search] = useSearchParams();
  const [flag] = useState(() => returnFlag(search));
  const { cancel } = useCancelBooking();
  const bookingId = flag?.kind === 'cancelled' ? flag.bookingId : undefined;
  const settle = useEffectEvent(async (id: string) => {
    if (await cancel(id)) onCancelled();
  });
  useEffect(() => {
    if (bookingId !== undefined) void settle(bookingId);
  }, [bookingId]);
}
