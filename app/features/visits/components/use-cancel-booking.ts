import { useRef, useState } from 'react';
import { api } from '#app/api-client.ts';
import { loginUrl } from '#app/features/sessions/login-url.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { bookingToasts, cancelFailureText } from '../booking-toasts.ts';
import { cancelledReturnPath } from '#app/features/holds/payment/return-flags.ts';

/** Cancels an own pending booking and says in a toast what became of it. */
export function useCancelBooking() {
  const [busyId, setBusyId] = useState<string>();
  const underWay = useRef<string>(undefined);

  /** @returns whether the booking is cancelled now. */
  const cancel = async (bookingId: string): Promise<boolean> => {
    if (underWay.current === bookingId) return false;
    underWay.current = bookingId;
    setBusyId(bookingId);
    try {
      await api.post('/functions/cancel-booking', { json: { bookingId } });
      toast(bookingToasts.cancelled());
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const signIn = loginUrl({ returnTo: cancelledReturnPath(bookingId) });
      toast(
        error.status === 401
          ? bookingToasts.cancelNeedsSignIn(signIn)
          : bookingToasts.cancelFailed(cancelFailureText(error)),
      );
      return false;
    } finally {
      underWay.current = undefined;
      setBusyId(undefined);
    }
  };
  return { cancel, busyId };
}
