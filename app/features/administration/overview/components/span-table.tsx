import type { OverviewFigures } from '../admin-overview.ts';
import type { OverviewUnit } from '../overview-range.ts';
import { formatShortSpan } from '../overview-formats.ts';
import type { Series } from './figure-series.ts';

interface SpanTableProps {
  caption: string;
  series: readonly Series[];
  unit: OverviewUnit;
  spans: readonly OverviewFigures[];
}

/** A chart's figures as a table, newest first. */
export function SpanTable({ caption, series, unit, spans }: SpanTableProps) {
  return (
    <details className="mt-auto border-t border-line">
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-dim hover:text-ink">
        Show as a table
      </summary>
      <div className="overflow-x-auto">
        <table className="tabular w-full text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-edge">
              <th scope="col" className="py-2 pr-3 text-left font-semibold">
                {unit === 'week' ? 'Week of' : 'Month'}
              </th>
              {series.map(({ id, name }) => (
                <th key={id} scope="col" className="py-2 pl-3 text-right font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {spans.toReversed().map((span) => (
              <tr key={span.starts_on} className="border-b border-line last:border-0">
                <th scope="row" className="py-2 pr-3 text-left font-normal whitespace-nowrap">
                  {formatShortSpan(span, unit)}
                </th>
                {series.map(({ id, textOf }) => (
                  <td key={id} className="py-2 pl-3 text-right whitespace-nowrap">
                    {textOf(span)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
