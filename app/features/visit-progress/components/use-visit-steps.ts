import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api-client.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { createPresses } from '../presses.ts';
import type { VisitStep } from '../visit-progress.ts';

type Press = { step: VisitStep; drive_minutes?: number };

/** The professional's presses on a visit: each is sent with the time it was made, and counts once. */
export function useVisitSteps(bookingId: string) {
  const { revalidate } = useRevalidator();
  const [presses] = useState(createPresses);
  const options = {
    onFailure: ({ message }: { message: string }) =>
      toast({ title: 'That wasn’t recorded', description: message, tone: 'error' }),
    onSettled: () => revalidate(),
  };
  const press = useAction<Press>(
    (pressed) =>
      presses(pressed, (made) =>
        api.post('/bookings/:id/steps', { param: { id: bookingId }, json: made, idempotencyKey: made.id }),
      ),
    options,
  );
  const undo = useAction<string>(
    (stepId) =>
      presses({ undo: stepId }, ({ id }) =>
        api.post('/bookings/:id/steps/:stepId/undo', {
          param: { id: bookingId, stepId },
          json: { id },
          idempotencyKey: id,
        }),
      ),
    options,
  );
  return { press: press.run, undo: undo.run, pending: press.pending?.step, busy: press.busy || undo.busy };
}
