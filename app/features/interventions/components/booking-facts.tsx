import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { settingText } from '#app/features/platform-settings/platform-settings.ts';
import { routeDiscountName } from '#app/features/slots/route-discount.ts';
import { centsFromDollars, formatDollars, formatDollarText, subtractCents } from '#app/lib/money.ts';
import type { BookingFile } from '../booking-file.ts';

/** The parties, address, price and terms of a booking. */
export function BookingFacts({ file: { booking, terms } }: { file: BookingFile }) {
  const { client, professional } = booking;
  const servicePaid = subtractCents(centsFromDollars(booking.service_price), centsFromDollars(booking.discount_amount));
  const hasTravelFee = booking.travel_fee_amount !== '0.00';
  return (
    <dl className="grid grid-cols-1 gap-x-8 rounded-card border border-line bg-card px-5 sm:grid-cols-2 sm:px-6">
      <Fact name="Client">
        <Person {...client} />
      </Fact>
      <Fact name="Professional">
        <Person
          {...professional.profile}
          to={professional.id ? `/dashboard/admin/professionals/${professional.id}` : undefined}
        />
      </Fact>
      <Fact name="Address" isWide>
        {booking.location}
      </Fact>
      <Fact name="Price">
        <span className="tabular">{formatDollarText(booking.total_amount)}</span>
        {booking.discount_percent > 0 ? (
          <span className="block text-sm text-dim">{`${routeDiscountName(booking.discount_percent)}: ${formatDollarText(booking.discount_amount)} less than ${formatDollarText(booking.service_price)}`}</span>
        ) : null}
        {hasTravelFee ? (
          <span className="block text-sm text-dim">{`${formatDollars(servicePaid)} and ${formatDollarText(booking.travel_fee_amount)} for ${Number(booking.travel_miles)} miles`}</span>
        ) : null}
      </Fact>
      <Fact name="Terms it was made under">
        {settingText('commission_percent', terms.commission_percent)} commission
        <span className="block text-sm text-dim">
          {`Free until ${settingText('free_cancellation_hours', terms.free_cancellation_hours)} before, then ${settingText('late_fee_percent', terms.late_fee_percent)}`}
        </span>
      </Fact>
      {booking.notes ? (
        <Fact name="Notes" isWide>
          {booking.notes}
        </Fact>
      ) : null}
      <Fact name="Booking" isWide>
        <span className="tabular text-sm text-dim wrap-anywhere">{booking.id}</span>
      </Fact>
    </dl>
  );
}

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? 'border-b border-line py-4 last:border-b-0 sm:col-span-2' : 'border-b border-line py-4'}>
      <dt className="text-sm text-dim">{name}</dt>
      <dd className="mt-1 wrap-anywhere">{children}</dd>
    </div>
  );
}

function Person({
  first_name,
  last_name,
  email,
  to,
}: {
  first_name: string;
  last_name: string;
  email: string | null;
  to?: string | undefined;
}) {
  const name = `${first_name} ${last_name}`.trim();
  return (
    <>
      {to ? (
        <Link to={to} className="text-link inline-flex min-h-6 items-center">
          {name}
        </Link>
      ) : (
        name
      )}
      {email ? (
        <a href={`mailto:${email}`} className="block min-h-6 text-sm break-all text-dim hover:underline">
          {email}
        </a>
      ) : null}
    </>
  );
}
