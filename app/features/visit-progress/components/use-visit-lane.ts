import type { SendOutcome } from '#app/platform/outbox/outbox-request.ts';
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

  /** @returns whether it waits in the browser or was carried out; if not, nobody has it. */
  const send = async (request: VisitRequest): Promise<boolean> => {
    const made = { ...request, lane, person };
    try {
      await (await loadOutbox()).enqueue(made);
      return true;
    } catch {
      const outcome = await sendNow(made);
      // Without a connection, reading the page anew would replace it and what is written there by an error.
      if (outcome !== 'later') await revalidate();
      return outcome === 'done';
    }
  };
  const discard = async (key: string): Promise<void> => (await loadOutbox()).discard(key);
  const retry = async (key: string): Promise<void> => (await loadOutbox()).retry(key);
  return { requests, send, discard, retry };
}

/** Where the browser stores nothing, a press is sent at once or not at all. */
async function sendNow(request: VisitRequest & { lane: string; person: string }): Promise<SendOutcome['kind']> {
  const outcome = await sendRequest({ ...request, files: request.files ?? [], order: 0, madeAt: Date.now() });
  if (outcome.kind === 'done') return 'done';
  const description =
    outcome.kind === 'refused' ? outcome.refusal.message : 'Please check your connection and try again.';
  toast({ title: 'That wasn’t recorded', description, tone: 'error' });
  return outcome.kind;
}
