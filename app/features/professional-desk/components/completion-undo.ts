import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { toast, type ToastOptions } from '#app/ui/toasts/toast.ts';

interface Completed {
  id: string;
  /** For how long it can be undone, from the server's answer on; 0 if it cannot. */
  undoSeconds: number;
  /** Called to reload the booking. */
  onUndone: () => void;
}

/**
 * Returns the "Undo" action of a completion toast, shown as long as undoing is possible. Called when the answer comes,
 * because the computer's clock may not be the server's.
 */
export function undoOffer(completed: Completed): Pick<ToastOptions, 'durationMs' | 'action'> {
  return offerUntil(performance.now() + completed.undoSeconds * 1_000, completed);
}

function offerUntil(end: number, completed: Completed): Pick<ToastOptions, 'durationMs' | 'action'> {
  const left = end - performance.now();
  // An instance of the previous version, during an upgrade, does not say for how long: that makes no number.
  if (!(left > 0)) return {};
  return { durationMs: left, action: { label: 'Undo', onPress: () => void undo(end, completed) } };
}

async function undo(end: number, completed: Completed): Promise<void> {
  const { id, onUndone } = completed;
  try {
    await api.post('/bookings/:id/undo-completion', { param: { id } });
    toast({
      tone: 'success',
      title: 'Taken back',
      description: 'The visit is confirmed again, and no money has moved.',
    });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // Pressing the action closes its toast: if the server did not process it, it is offered again while undoing is
    // possible.
    const again = error.status === 0 || error.status >= 500 ? offerUntil(end, completed) : {};
    toast({ tone: 'error', title: 'Not taken back', description: error.message, ...again });
  }
  onUndone();
}
