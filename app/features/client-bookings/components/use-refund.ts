import { useState } from 'react';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { bookingToasts } from '#app/features/visits/booking-toasts.ts';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';

/**
 * Shows the refund of cancelling a paid booking and cancels with exactly that amount; calls `onDone` also after a
 * refusal, unless the refund changed.
 */
export function useRefund(bookingId: string | undefined, onDone: () => void) {
  const loaded = useLoaded(bookingId ?? null, (signal) =>
    api.get('/bookings/:id/refund-preview', { param: { id: bookingId ?? '' }, signal }),
  );
  const [changedFor, setChangedFor] = useState<string>();
  const preview = loaded.reloading ? undefined : loaded.data;

  const { busy, run } = useAction(
    async () => {
      if (!bookingId || !preview) return;
      const { refund_amount } = await api.post('/bookings/:id/cancel-and-refund', {
        param: { id: bookingId },
        json: { expectedRefund: preview.refund_amount },
      });
      toast(bookingToasts.refunded({ ...preview, refund_amount }));
      onDone();
    },
    {
      onFailure: ({ code, message }) => {
        if (code === 'refund_changed') {
          setChangedFor(bookingId);
          loaded.reload();
        } else {
          toast(bookingToasts.cancelFailed(`Failed to cancel booking: ${message}`));
          onDone();
        }
      },
    },
  );
  return {
    preview,
    hasFailed: loaded.state === 'failed',
    isChanged: changedFor !== undefined && changedFor === bookingId,
    isBusy: busy,
    reload: loaded.reload,
    confirm: () => void run(),
  };
}
