import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/api-failure.ts';
import { toast, type ToastOptions } from '#app/ui/toast.ts';

interface Completed {
  id: string;
  /** ISO 8601; null where nothing can be taken back. */
  undoUntil: string | null;
  /** Shows the booking as it is by then. */
  onUndone: () => void;
}

/** "Undo" for as long as it can be pressed: what a toast that says a visit is done offers. */
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
    // The offer went with its press: where the server did not judge it, it is made again before money leaves.
    const again = error.status === 0 || error.status >= 500 ? undoOffer(completed) : {};
    toast({ tone: 'error', title: 'Not taken back', description: error.message, ...again });
  }
  onUndone();
}
