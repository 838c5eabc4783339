import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#app/api-client.ts';
import { loginUrl } from '#app/features/sessions/login-url.ts';
import { browserStorage } from '#app/lib/browser/browser-storage.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { Scene } from '#app/ui/art/scene.tsx';
import { Spinner } from '#app/ui/loading/spinner.tsx';
import { cancelFailureText } from '#app/features/visits/booking-toasts.ts';
import { clearCheckout, isCheckoutBegun, tryAgainTarget } from '../../payment/try-again.ts';

interface CancelledCheckoutProps {
  bookingId: string | null;
  /** The page on which the checkout was opened, as the URL says; null if it says nothing. */
  from: string | null;
}

type CancelState = 'working' | 'cancelled' | { title: string; message: string; signIn: boolean };

/**
 * The return from an abandoned checkout: asks the server to cancel the booking. Only the server decides whether it
 * may be cancelled, and only its confirmation is shown as cancelled and unpaid (OPEN-08).
 */
export function CancelledCheckout({ bookingId, from }: CancelledCheckoutProps) {
  const [state, setState] = useState<CancelState>('working');
  useEffect(() => {
    let left = false;
    void cancel(bookingId?.trim()).then((settled) => {
      if (!left) setState(settled);
    });
    return () => {
      left = true;
    };
  }, [bookingId]);
  if (state === 'working') return <Working />;
  if (state === 'cancelled') return <Cancelled from={from} />;
  const search = new URLSearchParams({ booking_id: bookingId ?? '', ...(from === null ? {} : { from }) });
  return <Refused {...state} from={from} returnTo={`/booking/cancel?${search}`} />;
}

async function cancel(bookingId: string | undefined): Promise<CancelState> {
  if (!bookingId) return { title: 'Error', message: 'Missing booking information', signIn: false };
  try {
    await api.post('/functions/cancel-booking', { json: { bookingId } });
    return 'cancelled';
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 401)
      return { title: 'Authentication Error', message: 'Please log in to cancel your booking.', signIn: true };
    return { title: 'Cancellation Failed', message: cancelFailureText(error), signIn: false };
  }
}

function Working() {
  return (
    <div className="flex flex-col items-center gap-5 py-28 text-center">
      <Spinner label="Cancelling your booking" className="size-10 text-green" />
      <p className="text-dim">Cancelling your booking.</p>
    </div>
  );
}

function Cancelled({ from }: Pick<CancelledCheckoutProps, 'from'>) {
  return (
    <EmptyState
      className="py-20"
      headingLevel="h1"
      picture={<Scene name="booking-cancelled" />}
      title="Booking Cancelled"
      text="Your booking has been cancelled. No payment has been processed."
      action={
        <>
          <TryAgain from={from} />
          <ButtonLink to="/dashboard" variant="secondary">
            Return to Dashboard
          </ButtonLink>
        </>
      }
    />
  );
}

function Refused({
  title,
  message,
  signIn,
  from,
  returnTo,
}: {
  title: string;
  message: string;
  signIn: boolean;
  from: string | null;
  returnTo: string;
}) {
  return (
    <EmptyState
      className="py-20"
      headingLevel="h1"
      picture={<Scene name="error" />}
      title={title}
      text={<p role="alert">{message}</p>}
      action={
        <>
          {signIn ? <ButtonLink to={loginUrl({ returnTo })}>Sign in</ButtonLink> : <TryAgain from={from} />}
          <ButtonLink to="/dashboard" variant="secondary">
            Return to Dashboard
          </ButtonLink>
        </>
      }
    />
  );
}

function TryAgain({ from }: Pick<CancelledCheckoutProps, 'from'>) {
  const navigate = useNavigate();
  const go = () => {
    const target = tryAgainTarget({
      from,
      earlierPages: history.length - 1,
      referrer: document.referrer,
      origin: location.origin,
      checkoutBegun: isCheckoutBegun(browserStorage('sessionStorage')),
    });
    clearCheckout(browserStorage('sessionStorage'));
    void (target === 'back' ? navigate(-1) : navigate(target));
  };
  return <Button onClick={go}>Try Again</Button>;
}
