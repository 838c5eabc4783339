import { classNames } from './class-names.ts';
import { Door } from './door.tsx';

interface ProgressProps {
  label: string;
  /** 0 to `max`. */
  value: number;
  max?: number | undefined;
}

export function Progress({ label, value, max = 100 }: ProgressProps) {
  return <progress aria-label={label} value={value} max={max} className="progress" />;
}

interface DoorProgressProps {
  label: string;
  steps: readonly string[];
  /** Index of the step being done; those before it are done. */
  current: number;
}

/** The steps of a wizard as doors: open behind, ajar now, closed ahead. */
export function DoorProgress({ label, steps, current }: DoorProgressProps) {
  return (
    <ol aria-label={label} className="flex gap-3">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={classNames('flex flex-1 flex-col items-center gap-2 text-center text-xs', index > current && 'text-dim')}
        >
          <Door openness={doorOpenness(index, current)} className="h-14" />
          <span className={classNames(index === current ? 'font-semibold' : 'max-sm:sr-only')}>{step}</span>
          <span className="sr-only">{index < current ? '(done)' : ''}</span>
        </li>
      ))}
    </ol>
  );
}

function doorOpenness(index: number, current: number): number {
  if (index < current) return 1;
  return index === current ? 0.5 : 0;
}
