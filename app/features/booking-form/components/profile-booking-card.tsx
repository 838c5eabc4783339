import { Link } from 'react-router';
import { useShownTerms } from '#app/features/platform-settings/components/shown-terms-context.ts';
import { formatDollarText } from '#app/lib/money.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { bookingLink } from '#app/features/bookings/booking-link.ts';
import { NextFreeDays } from '../steps/components/next-free-days.tsx';

interface ProfileBookingProps {
  professional: { id: string; name: string; acceptsBookings: boolean };
  /** The price of the cheapest service in dollars; undefined without services. */
  priceFrom: string | undefined;
}

interface ProfileBookingCardProps extends ProfileBookingProps {
  /** The service that fits wherever any fits; undefined while nothing can be booked. */
  briefestServiceId: string | undefined;
}

/** The booking card beside the profile on wide screens: the price, the next free days and the link to book. */
export function ProfileBookingCard({ professional, priceFrom, briefestServiceId }: ProfileBookingCardProps) {
  const { id, name, acceptsBookings } = professional;
  const { freeCancellation } = useShownTerms();
  return (
    <section aria-label={`Book ${name}`} className="rounded-card border border-line bg-card lifted p-6">
      {priceFrom ? <PriceFrom price={priceFrom} /> : null}
      {briefestServiceId ? <NextFreeDays professional={professional} serviceId={briefestServiceId} /> : null}
      <ButtonLink to={bookingLink({ pro: id, name })} size="large" wide className="mt-5">
        <span className="truncate">Book {name.split(' ')[0]}</span>
      </ButtonLink>
      <p className="mt-3 text-center text-xs text-dim">
        {acceptsBookings ? `Free cancellation ${freeCancellation}` : 'This professional is not accepting bookings yet'}
      </p>
      <p className="mt-1 text-center text-xs text-dim">
        Have questions?{' '}
        <Link to="/how-it-works" className="text-link">
          How booking works
        </Link>
      </p>
    </section>
  );
}

/** The booking bar at the bottom of the screen on phones. */
export function ProfileBookingBar({ professional: { id, name }, priceFrom }: ProfileBookingProps) {
  return (
    <div className="bottom-0 z-30 flex screen-only tall:sticky items-center justify-between gap-4 border-t border-line bg-card px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-8 lg:hidden">
      {priceFrom ? <PriceFrom price={priceFrom} /> : <span className="truncate font-semibold">{name}</span>}
      <ButtonLink to={bookingLink({ pro: id, name })} size="large" className="min-w-36">
        Book
      </ButtonLink>
    </div>
  );
}

function PriceFrom({ price }: { price: string }) {
  return (
    <p className="flex items-baseline gap-2">
      <span className="text-sm text-dim">From</span>
      <span className="figure tabular text-2xl">{formatDollarText(price)}</span>
    </p>
  );
}
