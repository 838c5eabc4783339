import { sendRequest } from '#app/platform/outbox/send-request.ts';
import { toast } from '#app/ui/toasts/toast.ts';
import { loadOutbox, useOutboxLane } from '#app/ui/outbox/use-outbox-lane.ts';
import { useReloadAfter } from '#app/ui/outbox/use-reload-after.ts';
import { useRevalidator } from 'react-router';
import { laneOfVisit, type VisitRequest } from '../visit-lane.ts';

/**
 * What was done at a visit and is not with the server yet. It waits in the browser, also over a reload, and is sent once
 * and in its order as soon as there is a connection.
 */
export function useVisitLane(bookingId: string, person: string) {
  const { revalidate } = useRevalidator();
  const lane = laneOfVisit(bookingId);
  const requests = useOutboxLane(lane, person);
  useReloadAfter(requests.length);

  const send = async (request: VisitRequest): Promise<void> => {
    const made = { ...request, lane, person };
    try {
      await (await loadOutbox()).enqueue(made);
    } catch {
      await sendNow(made);
      await revalidate();
    }
  };
  const discard = async (key: string): Promise<void> => (await loadOutbox()).discard(key);
  const retry = async (key: string): Promise<void> => (await loadOutbox()).retry(key);
  return { requests, send, discard, retry };
}

/** Where the browser stores nothing, a press is sent at once or not at all. */
async function sendNow(request: VisitRequest & { lane: string; person: string }): Promise<void> {
  const outcome = await sendRequest({ ...request, files: request.files ?? [], order: 0, madeAt: Date.now() });
  if (outcome.kind === 'done') return;
  const description =
    outcome.kind === 'refused' ? outcome.refusal.message : 'Please check your connection and try again.';
  toast({ title: 'That wasn’t recorded', description, tone: 'error' });
}
