import { useRef, useState } from 'react';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { bookingToasts } from '#app/features/bookings/display/booking-toasts.ts';
import { useLoaded } from '#app/features/bookings/components/use-loaded.ts';

/**
 * Shows the refund of cancelling a paid booking and cancels with exactly that amount; calls `onDone` also after a
 * refusal, unless the refund changed.
 */
export function useRefund(bookingId: string | undefined, onDone: () => void) {
  const loaded = useLoaded(bookingId ?? null, (signal) =>
    api.get('/bookings/:id/refund-preview', { param: { id: bookingId ?? '' }, signal }),
  );
  const [isBusy, setBusy] = useState(false);
  const [changedFor, setChangedFor] = useState<string>();
  const underWay = useRef(false);
  const preview = loaded.reloading ? undefined : loaded.data;

  const cancel = async () => {
    if (!bookingId || !preview || underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      const { refund_amount } = await api.post('/bookings/:id/cancel-and-refund', {
        param: { id: bookingId },
        json: { expectedRefund: preview.refund_amount },
      });
      toast(bookingToasts.refunded(refund_amount));
      onDone();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.code === 'refund_changed') {
        setChangedFor(bookingId);
        loaded.reload();
      } else {
        toast(bookingToasts.cancelFailed(`Failed to cancel booking: ${error.message}`));
        onDone();
      }
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return {
    preview,
    hasFailed: loaded.state === 'failed',
    isChanged: changedFor !== undefined && changedFor === bookingId,
    isBusy,
    reload: loaded.reload,
    confirm: () => void cancel(),
  };
}
