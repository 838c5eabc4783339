import { useState } from 'react';
import { CompleteDialog } from '#app/features/visits/components/complete-dialog.tsx';
import { formatTime } from '#app/lib/dates/date-format.ts';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { driveChoices } from '../drive-choices.ts';
import { progressHeading, progressLine } from '../progress-line.ts';
import type { ProgressDto } from '../progress-dto.ts';
import type { VisitStep } from '#app/features/bookings/steps/visit-steps.ts';
import { PositionSharing } from '../position/components/position-sharing.tsx';
import { UndoStep } from './undo-step.tsx';
import type { useVisitSteps } from './use-visit-steps.ts';

interface VisitStepsProps {
  bookingId: string;
  /** What is completed: "Haircut for Maya Brooks". */
  title: string;
  progress: ProgressDto;
  /** With what was pressed and is not with the server yet. */
  steps: ReturnType<typeof useVisitSteps>;
  /** ISO 8601. */
  startTime: string;
  timeZone: string;
  /** The first guess of the drive. */
  driveMinutes: number;
  /** The client's first name, and whether they may see where the professional is on the way. */
  clientName: string;
  sharesPosition: boolean;
  /** The server's time when the page was loaded, and the time now, in epoch milliseconds. */
  loadedAt: number;
  now: number;
}

const labels: Record<VisitStep, string> = {
  driving: 'Start driving',
  arrived: 'I’ve arrived',
  started: 'Start the visit',
  done: 'Done',
};
const recorded: Record<VisitStep, string> = {
  driving: 'On the way',
  arrived: 'Arrived',
  started: 'Started',
  done: 'Done',
};

/** The day of a visit for its professional: where it stands, one large button for what comes next, and undo. */
export function VisitSteps({ bookingId, title, progress, steps, timeZone, loadedAt, now, ...rest }: VisitStepsProps) {
  const { clientName, sharesPosition, ...about } = rest;
  const { shown, press, undo } = steps;
  const last = shown.steps.at(-1);
  const isUnsent = last !== undefined && shown.waiting.includes(last.id);
  return (
    <section aria-labelledby="visit-steps-title" className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 id="visit-steps-title" className="text-sm font-semibold text-dim">
        {progressHeading(about.startTime, now, timeZone)}
      </h2>
      <p role="status" className="mt-1 text-2xl font-semibold">
        {progressLine(shown, now) ?? 'Not started yet'}
      </p>
      <NextStep {...{ title, progress: shown, now, ...about }} onPress={(made) => void press(made)} />
      {last && (isUnsent || shown.undo_until) ? (
        <UndoStep
          key={`${last.id} ${isUnsent}`}
          name={recorded[last.step]}
          seconds={shown.undo_until ? Math.ceil((Date.parse(shown.undo_until) - loadedAt) / 1_000) : null}
          onUndo={() => void undo(last.id)}
        />
      ) : null}
      {shown.step === null || shown.step === 'driving' ? (
        <PositionSharing
          bookingId={bookingId}
          name={clientName}
          shares={sharesPosition}
          isDriving={progress.step === 'driving' && shown.step === 'driving'}
        />
      ) : null}
      {shown.steps.length > 0 ? (
        <ol className="mt-5 divide-y divide-line border-t border-line text-sm">
          {shown.steps.map(({ id, step, pressed_at }) => (
            <li key={id} className="flex justify-between gap-4 py-2.5">
              <span>{recorded[step]}</span>
              <time dateTime={pressed_at} className="tabular text-dim">
                {formatTime(epochMinutesOf(new Date(pressed_at)), timeZone)}
              </time>
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}

interface NextStepProps extends Pick<VisitStepsProps, 'title' | 'progress' | 'startTime' | 'driveMinutes' | 'now'> {
  onPress: (made: { step: VisitStep; drive_minutes?: number }) => void;
}

function NextStep({ title, progress, startTime, driveMinutes, now, onPress }: NextStepProps) {
  const [chosen, setChosen] = useState<number>();
  const minutes = chosen ?? driveMinutes;
  const [isFinishing, setFinishing] = useState(false);
  const [next, other] = progress.next;
  if (next === undefined)
    return progress.step === null ? (
      <p className="mt-3 text-dim">You can start on a visit from 12 hours before it.</p>
    ) : null;
  const isEarly = next === 'done' && now < Date.parse(startTime);
  const press = (step: VisitStep) =>
    step === 'done' ? setFinishing(true) : onPress(step === 'driving' ? { step, drive_minutes: minutes } : { step });
  return (
    <div className="mt-5 flex flex-col gap-3">
      {next === 'driving' ? (
        <SelectField
          label="I’ll be there in about"
          value={String(minutes)}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {driveChoices(driveMinutes, minutes).map((choice) => (
            <option key={choice} value={choice}>
              {choice} minutes
            </option>
          ))}
        </SelectField>
      ) : null}
      <Button size="large" wide disabled={isEarly} className="min-h-16 text-xl" onClick={() => press(next)}>
        {labels[next]}
      </Button>
      {isEarly ? <p className="text-sm text-dim">You can complete it once it has started.</p> : null}
      {other ? (
        <Button variant="quiet" wide onClick={() => press(other)}>
          I’m already there
        </Button>
      ) : null}
      <CompleteDialog
        visit={isFinishing ? title : undefined}
        onClose={() => setFinishing(false)}
        onConfirm={() => {
          setFinishing(false);
          onPress({ step: 'done' });
        }}
      />
    </div>
  );
}
