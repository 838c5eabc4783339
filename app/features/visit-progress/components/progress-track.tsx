import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTime } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import { progressHeading, progressLine } from '../progress-line.ts';
import type { ProgressDto } from '../progress-dto.ts';
import { type VisitStep, visitSteps } from '#app/features/bookings/steps/visit-steps.ts';

interface ProgressTrackProps {
  progress: ProgressDto;
  /** Of the visit, ISO 8601. */
  startTime: string;
  /** Milliseconds since 1970. */
  now: number;
  timeZone: string;
  /** Where the professional is, from rooms below. */
  children?: ReactNode;
}

const names: Record<VisitStep, string> = {
  driving: 'On the way',
  arrived: 'Arrived',
  started: 'In progress',
  done: 'Done',
};

/** Where a visit stands, for its client: one line, and the steps with their times. Nothing before the first step. */
export function ProgressTrack({ progress, startTime, now, timeZone, children }: ProgressTrackProps) {
  const line = progressLine(progress, now);
  if (line === undefined || progress.steps.length === 0) return null;
  const timeOf = new Map(progress.steps.map(({ step, pressed_at }) => [step, pressed_at]));
  return (
    <section aria-labelledby="progress-title" className="rounded-card border border-line bg-card p-5">
      <h2 id="progress-title" className="text-sm font-semibold text-dim">
        {progressHeading(startTime, now, timeZone)}
      </h2>
      <p role="status" className="mt-1 text-2xl font-semibold">
        {line}
      </p>
      <ol className="mt-4 grid grid-cols-4 gap-2">
        {visitSteps.map((step) => (
          <TrackStep key={step} name={names[step]} at={timeOf.get(step)} timeZone={timeZone} />
        ))}
      </ol>
      {children}
    </section>
  );
}

function TrackStep({ name, at, timeZone }: { name: string; at: string | undefined; timeZone: string }) {
  return (
    <li className="min-w-0 text-xs">
      <span
        aria-hidden="true"
        className={classNames('mb-2 block h-1.5 rounded-full', at === undefined ? 'bg-sand' : 'bg-green')}
      />
      <span className={classNames('flex items-center gap-1 font-semibold', at === undefined && 'text-dim')}>
        {at === undefined ? null : <Check aria-hidden="true" className="size-3.5 shrink-0 text-green" />}
        {name}
      </span>
      {at === undefined ? null : (
        <span className="tabular text-dim">{formatTime(epochMinutesOf(new Date(at)), timeZone)}</span>
      )}
    </li>
  );
}
