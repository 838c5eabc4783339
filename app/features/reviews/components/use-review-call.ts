import { useRef, useState } from 'react';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';

/** Runs calls about a review, one at a time, and holds the message of a failure. */
export function useReviewCall() {
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  /**
   * @param onRefused receives the server's failure
   * @returns whether it succeeded
   */
  const run = async (call: () => Promise<unknown>, onRefused?: (failure: ApiFailure) => void): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await call();
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error.message);
      onRefused?.(error);
      return false;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { failure, busy, run, forget: () => setFailure(undefined) };
}
