import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { InterventionRequest } from '../intervention.schema.ts';
import { interventionMessages } from '../intervention-messages.ts';

/**
 * Carries out an intervention. Repeating the same request has no second effect, and the page is reloaded whatever the
 * result.
 */
export function useIntervene(bookingId: string, onDone: () => void) {
  const { revalidate } = useRevalidator();
  const { busy, failure, run } = useAction<InterventionRequest>(
    async (json, attempt) => {
      await attempt(json, (idempotencyKey) =>
        api.post('/admin/bookings/:id/interventions', { param: { id: bookingId }, json, idempotencyKey }),
      );
      toast({ tone: 'success', title: interventionMessages[json.action].done });
      onDone();
    },
    { onSettled: revalidate },
  );
  return { intervene: run, isBusy: busy, failure };
}
