export type ToastTone = 'neutral' | 'success' | 'error';

export interface ToastOptions {
  title: string;
  description?: string | undefined;
  tone?: ToastTone | undefined;
  /** How long it stays, not counting the time that the pointer rests on it or the focus is in it. */
  durationMs?: number | undefined;
  /** A link in the toast, such as "Sign in", or a button, such as "Undo". */
  action?: { label: string; to: string } | { label: string; onPress: () => void } | undefined;
}

export interface ToastEntry extends ToastOptions {
  id: number;
  tone: ToastTone;
  durationMs: number;
}

export const visibleToasts = 3;
const defaultDurationMs = 5_000;
/** Time to read it, to get there with the keyboard, and to choose (WCAG 2.2.1). */
const choiceDurationMs = 15_000;

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows a toast; after three, others wait for their turn.
 * @returns its id
 */
export function toast(options: ToastOptions): number {
  lastId += 1;
  const { tone = 'neutral', durationMs = options.action ? choiceDurationMs : defaultDurationMs } = options;
  publish([...entries, { ...options, tone, durationMs, id: lastId }]);
  return lastId;
}

export function dismissToast(id: number): void {
  publish(entries.filter((entry) => entry.id !== id));
}

export function currentToasts(): readonly ToastEntry[] {
  return entries;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}
