import { useSyncExternalStore } from 'react';

let failed = false;
const listeners = new Set<() => void>();

/** Records whether the page shows earlier data because its last read failed. */
export function recordReadFailure(hasFailed: boolean): void {
  failed = hasFailed;
  for (const listener of listeners) listener();
}

/** Whether the page shows earlier data. */
export const hasReadFailure = () => failed;

export function useReadFailure(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasReadFailure,
    () => false,
  );
}
