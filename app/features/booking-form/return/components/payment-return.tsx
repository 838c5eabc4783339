import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { loginUrl } from '#app/features/sessions/login-url.ts';
import { browserStorage } from '#app/lib/browser/browser-storage.ts';
import { formatDollarText } from '#app/lib/money.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/loading/empty-state.tsx';
import { Scene } from '#app/ui/art/scene.tsx';
import { Spinner } from '#app/ui/loading/spinner.tsx';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { clearChoices } from '../../booking-choices.ts';
import { clearCheckout } from '../../payment/try-again.ts';
import { clientBookingUrl, receiptUrl } from '#app/features/bookings/booking-link.ts';
import { WeekdayWhen } from '#app/features/visits/components/weekday-when.tsx';
import { VisitOutlook } from '#app/features/visits/components/visit-outlook.tsx';
import { OpeningDoor } from './opening-door.tsx';
import { usePaymentReturn } from './use-payment-return.ts';

interface PaymentReturnProps {
  bookingId: string | null;
  sessionId: string | null;
}

/** The return from a paid checkout: asks the server to confirm the booking and shows it. */
export function PaymentReturn({ bookingId, sessionId }: PaymentReturnProps) {
  const { state, retry } = usePaymentReturn(bookingId, sessionId);
  if (state.kind === 'working') return <Working />;
  if (state.kind === 'failed') return <Failed {...state} onRetry={retry} />;
  return <Confirmed booking={state.booking} />;
}

function Working() {
  return (
    <div className="flex flex-col items-center gap-5 py-28 text-center">
      <Spinner label="Confirming your booking" className="size-10 text-green" />
      <p className="text-dim">Confirming your payment. This takes a moment.</p>
    </div>
  );
}

interface FailedProps {
  message: string;
  help: 'retry' | 'sign-in' | 'none';
  onRetry: () => void;
}

function Failed({ message, help, onRetry }: FailedProps) {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      className="py-20"
      headingLevel="h1"
      picture={<Scene name="error" />}
      title="Error"
      text={<p role="alert">{message}</p>}
      action={
        <>
          <ButtonLink to="/dashboard">Back to Dashboard</ButtonLink>
          {help === 'retry' ? (
            <Button variant="secondary" onClick={onRetry}>
              Try again
            </Button>
          ) : null}
          {help === 'sign-in' ? (
            <ButtonLink to={loginUrl({ returnTo: pathname + search })} variant="secondary">
              Sign in
            </ButtonLink>
          ) : null}
        </>
      }
    />
  );
}

function Confirmed({ booking }: { booking: BookingDto }) {
  const [now] = useState(Date.now);
  useEffect(() => {
    // The selections have become a booking.
    clearChoices(browserStorage('sessionStorage'));
    clearCheckout(browserStorage('sessionStorage'));
  }, []);
  const { first_name, last_name } = booking.professional.profile;
  return (
    <div className="mx-auto flex max-w-[560px] flex-col items-center py-12 text-center lg:py-16">
      <OpeningDoor visitor={booking.professional.image} />
      <h1 className="mt-8 text-4xl">Booking Confirmed!</h1>
      <p className="mt-4 text-lg text-dim">
        {first_name ? `${first_name} will be at your door. ` : ''}We’ve emailed you the details.
      </p>
      <dl className="mt-8 grid w-full gap-4 rounded-card border border-line bg-card p-6 text-left sm:grid-cols-2">
        <Fact name="Service" value={booking.service.name} />
        <Fact name="Professional" value={`${first_name} ${last_name}`.trim()} />
        <Fact name="Date and time" value={<WeekdayWhen at={booking.booking_date} timeZone={booking.time_zone} />} />
        <Fact name="Total" value={<span className="tabular">{formatDollarText(booking.total_amount)}</span>} />
        <Fact name="Address" value={booking.location} className="sm:col-span-2" />
      </dl>
      {booking.payment_method === null ? null : (
        <a href={receiptUrl(booking.id)} download className="text-link mt-4 print:hidden">
          Download the receipt (PDF)
        </a>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/dashboard/client/bookings" size="large">
          View My Bookings
        </ButtonLink>
        <ButtonLink to={clientBookingUrl(booking.id)} size="large" variant="secondary">
          Open this booking
        </ButtonLink>
      </div>
      <div className="mt-12 flex w-full flex-col gap-10 text-left">
        <VisitOutlook booking={booking} step={null} now={now} />
      </div>
    </div>
  );
}

function Fact({ name, value, className }: { name: string; value: ReactNode; className?: string | undefined }) {
  return (
    <div className={className}>
      <dt className="text-xs font-semibold text-dim">{name}</dt>
      <dd className="mt-1 font-medium wrap-break-word">{value}</dd>
    </div>
  );
}
