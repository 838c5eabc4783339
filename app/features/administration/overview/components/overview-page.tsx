import { Link, useNavigation } from 'react-router';
import { moneyFigures } from '#app/features/money-figures/money-figures.ts';
import { addDollarSums, formatDollarSum } from '#app/lib/money.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import type { AdminOverview, OverviewFigures } from '../admin-overview.ts';
import { overviewUrl, type OverviewRange, overviewRanges } from '../overview-range.ts';
import { formatCount } from '#app/lib/format-count.ts';
import { AttentionCards } from './attention-cards.tsx';
import { ConversionCard } from './conversion-card.tsx';
import { bookingSeries, grossSeries, leavingSeries } from './figure-series.ts';
import { SpanChart } from './span-chart.tsx';

/** What needs attention, and the marketplace's figures over a range. `now` in milliseconds since 1970. */
export function OverviewPage({ overview, now }: { overview: AdminOverview; now: number }) {
  const isComing = useNavigation().location?.pathname === '/dashboard/admin/overview';
  return (
    <div className="flex flex-col gap-10">
      <section aria-labelledby="attention-title">
        <h2 id="attention-title" className="mb-4 text-2xl">
          Waiting now
        </h2>
        <AttentionCards attention={overview.attention} now={now} />
      </section>
      <section aria-labelledby="figures-title">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <h2 id="figures-title" className="text-2xl">
            Figures
          </h2>
          <Ranges chosen={overview.range} />
        </div>
        <div
          aria-busy={isComing}
          className={classNames('grid gap-4 transition-opacity duration-200 lg:grid-cols-2', isComing && 'opacity-60')}
        >
          <Charts key={overview.range} overview={overview} />
        </div>
      </section>
    </div>
  );
}

function Ranges({ chosen }: { chosen: OverviewRange }) {
  return (
    <nav aria-label="Time shown" className="flex rounded-control border border-line bg-sand p-[3px]">
      {(Object.keys(overviewRanges) as OverviewRange[]).map((range) => (
        <Link
          key={range}
          to={overviewUrl(range)}
          replace
          preventScrollReset
          aria-current={range === chosen ? 'true' : undefined}
          className="grid min-h-9 place-items-center rounded-[9px] border border-transparent px-3.5 text-sm font-semibold text-dim hover:text-ink aria-[current]:border-line aria-[current]:bg-card aria-[current]:text-ink pointer-coarse:min-h-11"
        >
          {overviewRanges[range].label}
        </Link>
      ))}
    </nav>
  );
}

function Charts({ overview: { range, spans, conversion } }: { overview: AdminOverview }) {
  const { unit, label } = overviewRanges[range];
  const time = `these ${label}`;
  const made = spans.reduce((sum, span) => sum + bookingsOf(span), 0);
  const gross = sumOf(spans, ({ money }) => money.gross);
  const left = sumOf(spans, leavingOf);
  return (
    <>
      <SpanChart
        title="Bookings"
        definition={`Bookings made in each ${unit}, by current status: ${bookingSeries.map(({ name }) => name.toLowerCase()).join(', ')}. Cancelled bookings that the client deleted are no longer counted.`}
        nothing={`No bookings in ${time}.`}
        series={bookingSeries}
        totalOf={(span) => formatCount(bookingsOf(span), 'booking', 'bookings')}
        summary={`Bookings by ${unit}: ${formatCount(made, 'booking', 'bookings')} in ${label}`}
        unit={unit}
        spans={spans}
      />
      <ConversionCard conversion={conversion} />
      <SpanChart
        title={moneyFigures.moneyIn.name}
        definition={`What clients paid in each ${unit}, by the day the payment arrived, before refunds.`}
        nothing={`No payments in ${time}.`}
        series={grossSeries}
        totalOf={({ money }) => formatDollarSum(money.gross)}
        summary={`${moneyFigures.moneyIn.name} by ${unit}: ${formatDollarSum(gross)} in ${label}`}
        unit={unit}
        spans={spans}
      />
      <SpanChart
        title="Where the money went"
        definition={`What left Doorstep’s hold in each ${unit}, by the day it left: transfers to professionals and our commission, each less what was taken back, and refunds to clients. What is paid in one ${unit} can leave in a later one.`}
        nothing={`No money left in ${time}.`}
        series={leavingSeries}
        totalOf={(span) => formatDollarSum(leavingOf(span))}
        summary={`Money that left by ${unit}: ${formatDollarSum(left)} in ${label}`}
        unit={unit}
        spans={spans}
      />
    </>
  );
}

function bookingsOf(span: OverviewFigures): number {
  return bookingSeries.reduce((sum, { amountOf }) => sum + amountOf(span), 0);
}

function leavingOf({ money }: OverviewFigures): string {
  return addDollarSums(money.net, money.commission, money.refunds);
}

function sumOf(spans: readonly OverviewFigures[], amountOf: (span: OverviewFigures) => string): string {
  return addDollarSums(...spans.map(amountOf));
}
