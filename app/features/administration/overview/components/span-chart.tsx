import { useId, useState } from 'react';
import { type Bar, BarChart } from '#app/ui/charts/bar-chart.tsx';
import { Card } from '#app/ui/card.tsx';
import type { OverviewFigures } from '../admin-overview.ts';
import type { OverviewUnit } from '../overview-range.ts';
import { formatShortSpan, formatSpan } from '../overview-formats.ts';
import { Definition } from './definition.tsx';
import type { Series } from './figure-series.ts';
import { SpanTable } from './span-table.tsx';

interface SpanChartProps {
  title: string;
  definition: string;
  /** Shown if every bar is empty. */
  nothing: string;
  series: readonly Series[];
  /** The total of a bar: "34 bookings". */
  totalOf: (figures: OverviewFigures) => string;
  /** The summary of the range for screen readers. */
  summary: string;
  unit: OverviewUnit;
  /** Oldest first, the current one last. */
  spans: readonly OverviewFigures[];
}

/**
 * Figures over time: a bar chart with the selected bar's figures above it, what is counted below, and all of it as a
 * table.
 */
export function SpanChart({ title, definition, nothing, series, totalOf, summary, unit, spans }: SpanChartProps) {
  const id = useId();
  const last = spans.length - 1;
  const [chosen, setChosen] = useState(last);
  const figures = spans[chosen] ?? spans[last];
  const textOf = (index: number) => formatSpan(spans[index] ?? { starts_on: '', ends_on: '' }, unit, index === last);
  const bars = spans.map((span, index): Bar => ({
    id: span.starts_on,
    text: `${totalOf(span)}, ${textOf(index)}${series.length > 1 ? `: ${series.map((one) => `${one.name} ${one.textOf(span)}`).join(', ')}` : ''}`,
    parts: series.map(({ tone, amountOf }) => ({ tone, amount: amountOf(span) })),
  }));
  const isEmpty = bars.every(({ parts }) => parts.every(({ amount }) => amount === 0));
  return (
    <section aria-labelledby={`${id}-title`} className="min-w-0">
      <Card className="flex h-full flex-col">
        <h3 id={`${id}-title`} className="text-lg font-semibold">
          {title}
        </h3>
        {isEmpty || !figures ? (
          <p className="my-5 text-dim">{nothing}</p>
        ) : (
          <>
            <Chosen figures={figures} time={textOf(chosen)} series={series} totalOf={totalOf} />
            <div className="mt-5">
              <BarChart
                label={summary}
                bars={bars}
                chosen={chosen}
                onChoose={setChosen}
                ends={[formatShortSpan(spans[0] ?? figures, unit), `This ${unit}`]}
              />
            </div>
          </>
        )}
        <Definition>{definition}</Definition>
        {isEmpty ? null : <SpanTable caption={title} series={series} unit={unit} spans={spans} />}
      </Card>
    </section>
  );
}

/** The figures of the selected bar. Hidden from screen readers, which read the bars themselves. */
function Chosen({
  figures,
  time,
  series,
  totalOf,
}: Pick<SpanChartProps, 'series' | 'totalOf'> & { figures: OverviewFigures; time: string }) {
  return (
    <div aria-hidden="true" className="mt-2">
      <p className="figure tabular text-3xl">{totalOf(figures)}</p>
      <p className="tabular mt-1 text-sm text-dim">{time}</p>
      {series.length > 1 ? (
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {series.toReversed().map((one) => (
            <li key={one.id} className="flex items-center gap-2">
              <span className={`size-3 rounded-[4px] ${one.tone}`} />
              {one.name} <span className="tabular font-semibold">{one.textOf(figures)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
