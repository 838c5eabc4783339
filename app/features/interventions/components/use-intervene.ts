import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { newIdempotencyKey } from '#app/platform/http/calls/new-idempotency-key.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import type { InterventionRequest } from '../intervention.schema.ts';
import { interventionMessages } from '../intervention-messages.ts';

type Failure = { message: string; fields: Record<string, string> };

/**
 * Carries out an intervention. Repeating the same request has no second effect, and the page is reloaded whatever the
 * result.
 */
export function useIntervene(bookingId: string, onDone: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const last = useRef({ sent: '', key: '' });
  const { revalidate } = useRevalidator();
  const intervene = async (json: InterventionRequest) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const sent = JSON.stringify(json);
    if (last.current.sent !== sent) last.current = { sent, key: newIdempotencyKey() };
    try {
      await api.post('/admin/bookings/:id/interventions', {
        param: { id: bookingId },
        json,
        idempotencyKey: last.current.key,
      });
      toast({ tone: 'success', title: interventionMessages[json.action].done });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure({ message: error.message, fields: error.fields });
    } finally {
      await revalidate();
      setBusy(false);
    }
  };
  return { intervene, isBusy, failure };
}
