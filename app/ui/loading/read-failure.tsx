import { useRevalidator } from 'react-router';
import { Button } from '../button.tsx';
import { FormError } from '../fields/form-error.tsx';
import { useReadFailure } from './read-failures.ts';

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
