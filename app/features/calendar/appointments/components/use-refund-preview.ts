import { useState } from 'react';
import { api } from '#app/api-client.ts';
import type { RefundPreview } from '#app/features/booking-outcomes/cancel/refund-preview.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';

/** Loads the refund of a cancellation when it is needed. */
export function useRefundPreview(bookingId: string) {
  const [state, setState] = useState<{ preview?: RefundPreview; failure?: string }>({});
  const look = async () => {
    setState({});
    try {
      setState({ preview: await api.get('/bookings/:id/refund-preview', { param: { id: bookingId } }) });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setState({ failure: error.message });
    }
  };
  return { preview: state.preview, failure: state.failure, look };
}
