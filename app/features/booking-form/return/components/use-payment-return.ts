import { useEffect, useState } from 'react';
import { api } from '#app/api-client.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { paymentFailureText } from '#app/features/visits/booking-toasts.ts';

type PaymentReturnState =
  | { kind: 'working' }
  | { kind: 'confirmed'; booking: BookingDto }
  | { kind: 'failed'; message: string; help: 'retry' | 'sign-in' | 'none' };

const working: PaymentReturnState = { kind: 'working' };
/** The session can be briefly unavailable after the provider's page; the waits grow. */
const sessionWaitsMilliseconds = [500, 1_500, 3_000];

/** Asks the server to process the payment. Repeating it is harmless, so a reload shows the same result. */
export function usePaymentReturn(bookingId: string | null, sessionId: string | null) {
  const [state, setState] = useState<PaymentReturnState>(working);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let left = false;
    setState(working);
    void takeIn(bookingId, sessionId, () => left).then((settled) => {
      if (!left) setState(settled);
    });
    return () => {
      left = true;
    };
  }, [bookingId, sessionId, round]);
  return { state, retry: () => setRound((count) => count + 1) };
}

async function takeIn(
  bookingId: string | null,
  sessionId: string | null,
  hasLeft: () => boolean,
): Promise<PaymentReturnState> {
  if (!bookingId || !sessionId) return { kind: 'failed', message: 'Missing booking information', help: 'none' };
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { booking } = await api.post('/functions/handle-successful-payment', { json: { bookingId, sessionId } });
      return { kind: 'confirmed', booking };
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const wait = error.status === 401 ? sessionWaitsMilliseconds[attempt] : undefined;
      const help = error.status === 401 ? 'sign-in' : 'retry';
      if (wait === undefined || hasLeft()) return { kind: 'failed', message: paymentFailureText(error), help };
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
