import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { toast } from '#app/ui/toasts/toast.ts';
import { bookingLimits } from '#app/features/bookings/booking-limits.ts';
import { bookingToasts } from '#app/features/visits/booking-toasts.ts';
import { cancelledReturnPath, returnFlag, withoutReturnFlags } from '#app/features/holds/payment/return-flags.ts';

/**
 * Handles a return from checkout to the dashboard: shows a toast, cleans the URL, and after a cancelled checkout goes
 * on to the booking page.
 */
export function useCheckoutReturn(): void {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [flag] = useState(() => returnFlag(search));
  const cleanUrl = useEffectEvent(() => {
    void navigate(withoutReturnFlags(pathname, search), { replace: true, preventScrollReset: true });
  });
  const goOn = useEffectEvent((bookingId: string) => void navigate(cancelledReturnPath(bookingId)));
  useEffect(() => {
    if (!flag) return undefined;
    cleanUrl();
    toast(flag.kind === 'success' ? bookingToasts.booked() : bookingToasts.checkoutLeft());
    if (flag.kind === 'success') return undefined;
    const timer = setTimeout(() => goOn(flag.bookingId), bookingLimits.redirectAfterCancelSeconds * 1000);
    return () => clearTimeout(timer);
  }, [flag]);
}
