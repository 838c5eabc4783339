import { useId, useState } from 'react';
import { formatDate } from '#app/lib/dates/date-format.ts';
import { cents, type Cents, centsFromDollars, formatDollars } from '#app/lib/money.ts';
import { addDays } from '#app/lib/dates/plain-date.ts';
import { type Bar, BarChart } from '#app/ui/charts/bar-chart.tsx';
import { Card } from '#app/ui/card.tsx';
import type { OverviewWeek } from '../overview.ts';

interface RevenueChartProps {
  /** The current week last. */
  weeks: readonly OverviewWeek[];
  className?: string | undefined;
}

/** Revenue by week; the selected week is described in words above. */
export function RevenueChart({ weeks, className }: RevenueChartProps) {
  const id = useId();
  const [chosen, setChosen] = useState(weeks.length - 1);
  const amounts = weeks.map(({ revenue }) => centsFromDollars(revenue));
  const highest = Math.max(...amounts);
  const week = weeks[chosen];
  const bars = weeks.map((shown, index): Bar => {
    const isPresent = index === weeks.length - 1;
    const amount = amounts[index] ?? cents(0);
    return {
      id: shown.starts_on,
      text: `${formatDollars(amount)}, ${weekText(shown, isPresent)}`,
      parts: [{ tone: isPresent ? 'chart-present' : 'chart-main', amount }],
    };
  });
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
          <p className="mt-4 text-sm text-dim">
            No completed visits in these {weeks.length} weeks. Each completed visit adds to its week.
          </p>
        ) : (
          <div className="mt-5">
            <BarChart
              label={summary(amounts)}
              bars={bars}
              chosen={chosen}
              onChoose={setChosen}
              ends={[shortDate(weeks[0]), 'This week']}
            />
          </div>
        )}
      </Card>
    </section>
  );
}

function weekText({ starts_on, visits }: OverviewWeek, isPresent: boolean): string {
  const days = isPresent
    ? 'This week so far'
    : `${shortDate({ starts_on })} to ${shortDate({ starts_on: addDays(starts_on, 6) })}`;
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
