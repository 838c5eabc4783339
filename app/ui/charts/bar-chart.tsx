import { useId } from 'react';
import { classNames } from '../styles/class-names.ts';

/** A part of a bar, from the bottom up: its amount, and the class that colors it. */
export type BarPart = { tone: string; amount: number };
export type Bar = {
  id: string;
  /** Read by screen readers: the figures and the period of the bar. */
  text: string;
  parts: readonly BarPart[];
};

interface BarChartProps {
  /** Describes the whole chart for screen readers. */
  label: string;
  bars: readonly Bar[];
  chosen: number;
  onChoose: (index: number) => void;
  /** The captions below the first and the last bar. */
  ends: readonly [string, string];
}

/**
 * Bars over time. Each is a radio button, so the arrow keys move between them and screen readers read them; the page
 * shows the chosen bar in words. Hovering also chooses, until the pointer leaves and the last bar is shown again.
 */
export function BarChart({ label, bars, chosen, onChoose, ends }: BarChartProps) {
  const name = useId();
  const heights = bars.map(heightOf);
  const highest = Math.max(...heights);
  return (
    <>
      <div role="radiogroup" aria-label={label} className="chart" onMouseLeave={() => onChoose(bars.length - 1)}>
        {bars.map((bar, index) => (
          <label key={bar.id} className="chart-place" onMouseEnter={() => onChoose(index)}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={index === chosen}
              onChange={() => onChoose(index)}
            />
            <span className="sr-only">{bar.text}</span>
            <Column bar={bar} height={heights[index] ?? 0} highest={highest} />
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="tabular mt-2 flex justify-between text-xs text-dim">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </>
  );
}

/** A bar; close to zero it keeps a minimum height. */
function Column({ bar, height, highest }: { bar: Bar; height: number; highest: number }) {
  const percent = highest === 0 ? 0 : Math.round((height / highest) * 100);
  return (
    <span aria-hidden="true" className="chart-bar" style={{ height: `${Math.max(2, percent)}%` }}>
      {bar.parts.map(({ tone, amount }) =>
        amount > 0 ? (
          <span key={tone} className={classNames('chart-part', tone)} style={{ flexGrow: amount / height }} />
        ) : null,
      )}
    </span>
  );
}

/** Sums a bar's parts; negative amounts have no height. */
function heightOf({ parts }: Bar): number {
  return parts.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
}
