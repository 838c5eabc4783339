import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { moneyFigures } from '#app/features/money-figures/money-figures.ts';
import { useShownTerms } from '#app/features/platform-settings/components/shown-terms-context.ts';
import { formatDollars } from '#app/lib/money.ts';
import { Card } from '#app/ui/card.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import { monthAway, monthName } from '../month-spans.ts';
import type { PaymentFigures } from '../payment-figures.ts';

/** The four figures, each with what it counts (OPEN-39). `month` is the current one, "2026-11". */
export function PaymentCards({ figures, month }: { figures: PaymentFigures; month: string }) {
  const { commission } = useShownTerms();
  const { revenue, completed, confirmed, thisMonth, change, bookings, pending, successRate } = figures;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <Figure
        name={moneyFigures.totalRevenue.name}
        value={formatDollars(revenue)}
        note={`${formatDollars(completed)} completed and ${formatDollars(confirmed)} confirmed, before refunds and our fee (${commission} for new bookings)`}
      />
      <Figure
        name={moneyFigures.thisMonth.name}
        value={formatDollars(thisMonth)}
        beside={<Change percent={change} />}
        note={`Visits in ${nameOnly(month)}, compared with ${nameOnly(monthAway(month, -1))}`}
      />
      <Figure
        name="Total Bookings"
        value={bookings.toLocaleString('en-US')}
        beside={<span className="font-semibold">{pending.toLocaleString('en-US')} pending</span>}
        note="All time, including cancelled ones"
      />
      <Figure name="Success Rate" value={`${successRate}%`} note="Confirmed or completed, out of all bookings" />
    </dl>
  );
}

function Figure({ name, value, beside, note }: { name: string; value: string; beside?: ReactNode; note: string }) {
  return (
    <Card className="max-sm:p-4">
      <dt className="text-xs font-semibold text-dim">{name}</dt>
      <dd>
        <span className={classNames('figure tabular mt-2 block', value.length > 9 ? 'text-xl' : 'text-2xl')}>
          {value}
        </span>
        {beside ? <span className="tabular mt-2 block text-sm">{beside}</span> : null}
        <span className="mt-2 block text-sm text-balance text-dim">{note}</span>
      </dd>
    </Card>
  );
}

function Change({ percent }: { percent: number }) {
  const Icon = percent < 0 ? TrendingDown : TrendingUp;
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 font-semibold',
        percent > 0 && 'text-success',
        percent < 0 && 'text-danger',
      )}
    >
      {percent === 0 ? null : <Icon aria-hidden="true" className="size-4" />}
      {percent > 0 ? '+' : ''}
      {percent.toLocaleString('en-US')}%
    </span>
  );
}

function nameOnly(month: string): string {
  return monthName(month).split(' ')[0] ?? month;
}
