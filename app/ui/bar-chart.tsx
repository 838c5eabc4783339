import { useId } from 'react';
import { classNames } from './class-names.ts';

/** A part of a bar, from below: how much it is, and the class that colours it. */
export type BarPart = { tone: string; amount: number };
export type Bar = {
  id: string;
  /** What is read out: the figures and the time that the bar stands for. */
  text: string;
  parts: readonly BarPart[];
};

interface BarChartProps {
  /** What the whole says, for those who hear it. */
  label: string;
  bars: readonly Bar[];
  chosen: number;
  onChoose: (index: number) => void;
  /** What stands below the first bar and below the last. */
  ends: readonly [string, string];
}

/**
 * Bars over time. Each is a radio button: the arrow keys walk from one to the next and it is read out; the page shows
 * what is chosen in words. So it does with what the pointer rests on, until the pointer leaves and the last one is
 * shown again.
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

/** A time with next to nothing still has a foot to stand on. */
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

/** Less than nothing has no height. */
function heightOf({ parts }: Bar): number {
  return parts.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
}
