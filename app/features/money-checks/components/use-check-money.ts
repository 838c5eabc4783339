import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { bookingToasts } from '#app/features/bookings/display/booking-toasts.ts';

/** Checks all money now, and shows the result. */
export function useCheckMoney() {
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();

  const check = async () => {
    setBusy(true);
    try {
      await api.post('/admin/money/check', {});
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      toast(bookingToasts.moneyUnchecked(error.message));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, check: () => void check() };
}
