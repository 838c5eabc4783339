import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { toast, type ToastOptions } from '#app/ui/toasts/toast.ts';

interface Completed {
  id: string;
  /** ISO 8601; null if it cannot be undone. */
  undoUntil: string | null;
  /** Called to reload the booking. */
  onUndone: () => void;
}

/** Returns the "Undo" action of a completion toast, shown as long as undoing is possible. */
export function undoOffer({ id, undoUntil, onUndone }: Completed): Pick<ToastOptions, 'durationMs' | 'action'> {
  const left = undoUntil === null ? 0 : Date.parse(undoUntil) - Date.now();
  if (left <= 0) return {};
  return { durationMs: left, action: { label: 'Undo', onPress: () => void undo({ id, undoUntil, onUndone }) } };
}

async function undo(completed: Completed): Promise<void> {
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
    const again = error.status === 0 || error.status >= 500 ? undoOffer(completed) : {};
    toast({ tone: 'error', title: 'Not taken back', description: error.message, ...again });
  }
  onUndone();
}
