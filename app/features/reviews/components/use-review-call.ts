import type { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { useAction } from '#app/ui/actions/use-action.ts';

interface ReviewCall {
  call: () => Promise<unknown>;
  onRefused?: ((failure: ApiFailure) => void) | undefined;
}

/** Runs calls about a review, one at a time, and holds the message of a failure. */
export function useReviewCall() {
  const { busy, failure, run } = useAction<ReviewCall>(({ call }) => call(), {
    onFailure: (failure, { onRefused }) => onRefused?.(failure),
  });
  return {
    failure: failure?.message,
    busy,
    /**
     * @param onRefused receives the server's failure
     * @returns whether it succeeded
     */
    run: async (call: ReviewCall['call'], onRefused?: ReviewCall['onRefused']): Promise<boolean> =>
      (await run({ call, onRefused })).done,
  };
}
