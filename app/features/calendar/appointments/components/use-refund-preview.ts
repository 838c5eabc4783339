import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';

/** Loads the refund of cancelling a booking; undefined loads nothing. */
export function useRefundPreview(bookingId: string | undefined) {
  const { state, data, error, reloading, reload } = useLoaded(bookingId ?? null, (signal) =>
    api.get('/bookings/:id/refund-preview', { param: { id: bookingId ?? '' }, signal }),
  );
  return {
    preview: reloading ? undefined : data,
    failure: state === 'failed' && !reloading ? textOf(error) : undefined,
    reload,
  };
}

function textOf(error: unknown): string {
  return error instanceof ApiFailure ? error.message : 'The refund could not be read. Please try again.';
}
