import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { OfferDto } from '../offer-dto.ts';

const refused = ({ message }: { message: string }) =>
  toast({ title: 'That didn’t work', description: message, tone: 'error' });

/** Holds an offer, and takes the one that is held. The page is read again after each. */
export function useRescue(bookingId: string) {
  const { revalidate } = useRevalidator();
  const hold = useAction<OfferDto>(
    ({ professional, service, total_amount }, attempt) => {
      const json = { professionalId: professional.id, serviceId: service.id, expectedTotal: total_amount };
      return attempt(json, (idempotencyKey) =>
        api.post('/bookings/:id/rescue/hold', { param: { id: bookingId }, json, idempotencyKey }),
      );
    },
    { onFailure: refused, onSettled: () => revalidate() },
  );
  const take = useAction(
    async () => {
      const { checkoutUrl } = await api.post('/bookings/:id/rescue/checkout', { param: { id: bookingId } });
      window.location.assign(checkoutUrl);
    },
    {
      leavesPage: true,
      onFailure: (failure) => {
        refused(failure);
        return revalidate();
      },
    },
  );
  return { hold: hold.run, holding: hold.pending?.professional.id, take: take.run, taking: take.busy };
}
