import type { ReactNode } from 'react';
import { moneyFigures } from '#app/features/money-figures/money-figures.ts';
import { centsFromDollars, formatDollars } from '#app/lib/money.ts';
import { Card } from '#app/ui/card.tsx';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { bookingTotals, type BookingTotals } from '../booking-totals.ts';
import type { ClientMoney } from '../client-money.ts';

interface ClientFiguresProps {
  bookings: readonly BookingDto[];
  money: ClientMoney;
  /** Milliseconds since 1970. */
  now: number;
}

/** Total spent and the number of upcoming visits. */
export function ClientFigures({ bookings, money, now }: ClientFiguresProps) {
  const totals = bookingTotals(bookings, now);
  return (
    <dl className="grid gap-3 sm:grid-cols-2 sm:gap-4">
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
