import { useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from './button.tsx';
import { FormError } from './form-error.tsx';

let failed = false;
const listeners = new Set<() => void>();

/** Notes whether the page shows what was read before, because its last read failed. */
export function recordReadFailure(hasFailed: boolean): void {
  failed = hasFailed;
  for (const listener of listeners) listener();
}

/** Whether the page shows what was read before. */
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

/** Beside a list whose last read failed; nothing otherwise. */
export function ReadFailureNotice() {
  return useReadFailure() ? <ReadFailure /> : null;
}

/** Says that a list could not be read, and offers to read it again. */
export function ReadFailure() {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="mb-6 flex flex-col items-start gap-4">
      <FormError title="This could not be loaded">
        Your choices are kept. Please check your connection and try again in a moment.
      </FormError>
      <Button variant="secondary" loading={state === 'loading'} onClick={() => void revalidate()}>
        Try again
      </Button>
    </div>
  );
}
