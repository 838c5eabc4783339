import { useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../button.tsx';
import { FormError } from '../fields/form-error.tsx';

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

/** Shown next to a list whose last read failed; otherwise nothing. */
export function ReadFailureNotice() {
  return useReadFailure() ? <ReadFailure /> : null;
}

/** Says that a list could not be read, and offers to retry. */
export function ReadFailure() {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="mb-6 flex flex-col items-start gap-4">
      <FormError title="We couldn’t load this">
        Your choices are still here. Please check your connection and try again in a moment.
      </FormError>
      <Button variant="secondary" loading={state === 'loading'} onClick={() => void revalidate()}>
        Try again
      </Button>
    </div>
  );
}
