import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { bookingToasts } from '#app/features/visits/booking-toasts.ts';

/** Checks all money now, and shows the result. */
export function useCheckMoney() {
  const { revalidate } = useRevalidator();
  const { busy, run } = useAction(
    async () => {
      await api.post('/admin/money/check', {});
      await revalidate();
    },
    { onFailure: ({ message }) => toast(bookingToasts.moneyUnchecked(message)) },
  );
  return { isBusy: busy, check: () => void run() };
}
