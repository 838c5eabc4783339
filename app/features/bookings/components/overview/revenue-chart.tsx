import { useId, useState } from 'react';
import { formatDate } from '#app/lib/date-format.ts';
import { cents, type Cents, centsFromDollars, formatDollars } from '#app/lib/money.ts';
import { addDays } from '#app/lib/plain-date.ts';
import { Card } from '#app/ui/card.tsx';
import { classNames } from '#app/ui/class-names.ts';
import type { OverviewWeek } from '../../overview.ts';

interface RevenueChartProps {
  /** The present one last. */
  weeks: readonly OverviewWeek[];
  className?: string | undefined;
}

/**
 * Revenue by week. A bar is a radio button: the arrow keys walk from week to week, each is read out with its amount, and
 * what is chosen stands above in words; so does what the pointer rests on.
 */
export function RevenueChart({ weeks, className }: RevenueChartProps) {
  const id = useId();
  const [chosen, setChosen] = useState(weeks.length - 1);
  const amounts = weeks.map(({ revenue }) => centsFromDollars(revenue));
  const highest = Math.max(...amounts);
  const week = weeks[chosen];
  return (
    <section aria-labelledby={`${id}-title`} className={className}>
      <h2 id={`${id}-title`} className="mb-4 text-2xl">
        Revenue by week
      </h2>
      <Card className="flex flex-col">
        {week ? (
          <p aria-hidden="true">
            <span className="figure tabular block text-3xl">{formatDollars(amounts[chosen] ?? cents(0))}</span>
            <span className="tabular mt-1 block text-sm text-dim">{weekText(week, chosen === weeks.length - 1)}</span>
          </p>
        ) : null}
        {highest === 0 ? (
          <p className="mt-4 text-sm text-dim">Nothing was completed in these {weeks.length} weeks. Each completed visit adds to its week.</p>
        ) : (
          <div role="radiogroup" aria-label={summary(amounts)} className="chart mt-5" onMouseLeave={() => setChosen(weeks.length - 1)}>
            {weeks.map((shown, index) => (
              <label key={shown.starts_on} className="chart-week" onMouseEnter={() => setChosen(index)}>
                <input type="radio" name={id} className="sr-only" checked={index === chosen} onChange={() => setChosen(index)} />
                <span className="sr-only">{`${formatDollars(amounts[index] ?? cents(0))}, ${weekText(shown, index === weeks.length - 1)}`}</span>
                <span
                  aria-hidden="true"
                  className={classNames('chart-bar', index === weeks.length - 1 && 'chart-bar-present')}
                  style={{ height: `${share(amounts[index] ?? 0, highest)}%` }}
                />
              </label>
            ))}
          </div>
        )}
        {highest === 0 ? null : (
          <p aria-hidden="true" className="tabular mt-2 flex justify-between text-xs text-dim">
            <span>{shortDate(weeks[0])}</span>
            <span>This week</span>
          </p>
        )}
      </Card>
    </section>
  );
}

/** A week with next to nothing still has a foot to stand on. */
function share(amount: number, highest: number): number {
  return Math.max(2, Math.round((amount / highest) * 100));
}

function weekText({ starts_on, visits }: OverviewWeek, isPresent: boolean): string {
  const days = isPresent ? 'This week so far' : `${shortDate({ starts_on })} to ${shortDate({ starts_on: addDays(starts_on, 6) })}`;
  return `${days}, ${visits === 1 ? '1 visit' : `${visits} visits`}`;
}

/** "Nov 9". */
function shortDate(week: Pick<OverviewWeek, 'starts_on'> | undefined): string {
  return week ? (formatDate(week.starts_on).split(',')[0] ?? '') : '';
}

function summary(amounts: readonly Cents[]): string {
  const sum = amounts.reduce<number>((total, amount) => total + amount, 0);
  const highest = cents(Math.max(...amounts));
  return `Revenue by week: ${formatDollars(cents(sum))} in ${amounts.length} weeks, ${formatDollars(highest)} in the best one`;
}
