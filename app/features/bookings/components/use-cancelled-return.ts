import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { returnFlag } from '../return-flags.ts';
import { useCancelBooking } from './use-cancel-booking.ts';

/** A return from a cancelled checkout: asks the server to cancel the booking, once. `onCancelled` when it did. */
export function useCancelledReturn(onCancelled: () => void): void {
  const [search] = useSearchParams();
  const [flag] = useState(() => returnFlag(search));
  const { cancel } = useCancelBooking();
  const bookingId = flag?.kind === 'cancelled' ? flag.bookingId : undefined;
  useEffect(() => {
    if (bookingId === undefined) return;
    void cancel(bookingId).then((cancelled) => cancelled && onCancelled());
  }, [bookingId]);
}
