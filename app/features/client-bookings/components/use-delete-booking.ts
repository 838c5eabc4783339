import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { orDoneBefore } from '#app/platform/http/calls/or-done-before.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { bookingToasts } from '#app/features/bookings/display/booking-toasts.ts';

/** Permanently deletes an own cancelled booking and shows the result in a toast. */
export function useDeleteBooking() {
  const [busy, setBusy] = useState(false);

  /** @returns whether the booking is gone */
  const remove = async (bookingId: string): Promise<boolean> => {
    setBusy(true);
    try {
      await orDoneBefore(api.delete('/bookings/:id', { param: { id: bookingId } }));
      toast(bookingToasts.deleted());
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      toast(bookingToasts.deletionFailed());
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { remove, busy };
}
