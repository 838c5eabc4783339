import { api } from '#app/api-client.ts';
import { orDoneBefore } from '#app/platform/http/calls/or-done-before.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { bookingToasts, deletionFailureText } from '#app/features/visits/booking-toasts.ts';

/** Permanently deletes an own cancelled booking and shows the result in a toast. */
export function useDeleteBooking() {
  const { busy, run } = useAction<string>(
    async (id) => {
      await orDoneBefore(api.delete('/bookings/:id', { param: { id } }));
      toast(bookingToasts.deleted());
    },
    { onFailure: (failure) => toast(bookingToasts.deletionFailed(deletionFailureText(failure))) },
  );
  /** @returns whether the booking is gone */
  const remove = async (bookingId: string): Promise<boolean> => (await run(bookingId)).done;
  return { remove, busy };
}
