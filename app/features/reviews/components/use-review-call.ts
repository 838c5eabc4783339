import { useRef, useState } from 'react';
import { ApiFailure } from '#app/platform/http/api-failure.ts';

/** A call about a review: one at a time, and what was refused is kept in words. */
export function useReviewCall() {
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  /** @param onRefused is told what the server had to say. @returns whether it went through. */
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
