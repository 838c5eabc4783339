import { apiFetch } from '#app/platform/http/calls/api-fetch.ts';
import type { BookingRequest } from '#app/features/bookings/booking.schema.ts';
import { checkoutOutcome, type CheckoutOutcome } from './checkout-outcome.ts';

/** Requests a checkout. Reads the raw text of the answer, which some of the documented messages quote. */
export async function requestCheckout(payload: BookingRequest, idempotencyKey: string): Promise<CheckoutOutcome> {
  let answer = { status: 0, text: '' };
  const recordingFetch = async (...request: Parameters<typeof fetch>) => {
    const response = await fetch(...request);
    answer = { status: response.status, text: await response.clone().text() };
    return response;
  };
  const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const call = {
    method: 'POST',
    path: '/api/functions/create-checkout-session',
    body: payload,
    idempotencyKey,
  } as const;
  // The recorded answer covers whatever it throws.
  await apiFetch(call, { fetch: recordingFetch, wait }).catch(() => undefined);
  return checkoutOutcome(answer.status, answer.text);
}
