import type { ReactNode } from 'react';
import { moneyFigures } from '#app/features/payments/money-figures.ts';
import { centsFromDollars, formatDollars } from '#app/lib/money.ts';
import { Card } from '#app/ui/card.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import { Door } from '#app/ui/art/door.tsx';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { bookingTotals, isUpcoming, type BookingTotals } from '../booking-totals.ts';
import type { ClientMoney } from '../client-money.ts';
import { BookingWhen } from '#app/features/bookings/display/components/booking-when.tsx';

interface ClientFiguresProps {
  bookings: readonly BookingDto[];
  money: ClientMoney;
  /** Milliseconds since 1970. */
  now: number;
}

/** Total spent, the number of upcoming visits, and the next one. */
export function ClientFigures({ bookings, money, now }: ClientFiguresProps) {
  const totals = bookingTotals(bookings, now);
  const next = nextVisit(bookings, now);
  return (
    <dl className={classNames('grid gap-4 sm:grid-cols-2', next && 'lg:grid-cols-[1fr_1fr_1.4fr]')}>
      <Figure
        name={moneyFigures.totalSpent.name}
        value={formatDollars(totals.spent)}
        note={<SpentParts totals={totals} money={money} />}
      />
      <Figure
        name="Upcoming bookings"
        value={String(totals.upcomingCount)}
        note={totals.upcomingCount === 0 ? 'Nothing booked yet' : 'Still to come, not cancelled'}
      />
      {next ? <NextVisit booking={next} /> : null}
    </dl>
  );
}

/** The parts of the total, to the cent: zero parts are hidden, except the two that everybody looks for (OPEN-38). */
function SpentParts({ totals, money }: { totals: BookingTotals; money: ClientMoney }) {
  const { paid, toPay, refunded, cancellationFees, upcoming } = moneyFigures;
  const parts = [
    { name: paid.name, amount: centsFromDollars(money.paid), always: true },
    { name: `including ${cancellationFees.name.toLowerCase()}`, amount: centsFromDollars(money.fees) },
    { name: refunded.name, amount: centsFromDollars(money.refunded) },
    { name: toPay.name, amount: totals.toPay },
    { name: upcoming.name, amount: totals.upcomingAmount, always: true },
  ];
  return (
    <span className="grid gap-1">
      {parts
        .filter(({ amount, always }) => always || amount > 0)
        .map(({ name, amount }) => (
          <span key={name} className="flex justify-between gap-4">
            <span>{name}</span> <span>{formatDollars(amount)}</span>
          </span>
        ))}
    </span>
  );
}

function Figure({ name, value, note }: { name: string; value: string; note: ReactNode }) {
  return (
    <Card>
      <dt className="text-xs font-semibold text-dim">{name}</dt>
      <dd>
        <span className="figure tabular mt-2 block text-3xl">{value}</span>
        <span className="tabular mt-2 block text-sm text-dim">{note}</span>
      </dd>
    </Card>
  );
}

function NextVisit({ booking }: { booking: BookingDto }) {
  const { first_name, last_name } = booking.professional.profile;
  return (
    <div className="relative overflow-hidden rounded-card bg-sun p-5 pr-28 text-on-sun sm:max-lg:col-span-2">
      <dt className="text-xs font-semibold">
        {booking.status === 'pending' ? 'Next visit, awaiting payment' : 'Next visit'}
      </dt>
      <dd>
        <span className="figure mt-2 block text-2xl">
          <BookingWhen at={booking.booking_date} timeZone={booking.time_zone} />
        </span>
        <span className="mt-1 block text-sm">
          {[booking.service.name, `${first_name} ${last_name}`.trim()].filter(Boolean).join(' with ')}
        </span>
        <Door openness={booking.status === 'pending' ? 0 : 0.45} className="absolute right-6 bottom-0 h-24 w-auto" />
      </dd>
    </div>
  );
}

function nextVisit(bookings: readonly BookingDto[], now: number): BookingDto | undefined {
  const upcoming = bookings.filter((booking) => isUpcoming(booking, now));
  return upcoming.sort((one, other) => Date.parse(one.booking_date) - Date.parse(other.booking_date))[0];
}
