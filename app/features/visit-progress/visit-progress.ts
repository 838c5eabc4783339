import {
  type RecordedStep,
  type StandingStep,
  type VisitStep,
  visitSteps,
} from '#app/features/bookings/steps/visit-steps.ts';

/** Hours before its start from which a visit can be pressed on. */
export const stepsHoursBefore = 12;
/** Seconds in which the server takes a step back. */
export const undoSeconds = 60;
export const driveMinutes = { minimum: 1, maximum: 240 } as const;

/** Returns what can be pressed after a step; undefined is before the first. */
export function stepsAfter(step: VisitStep | undefined): VisitStep[] {
  if (step === undefined) return ['driving', 'arrived'];
  return visitSteps.slice(visitSteps.indexOf(step) + 1).slice(0, 1);
}

/** What is known of a press besides what the phone says. */
type PressBounds = { now: Date; opensAt: Date; previous: Date | undefined };

/** Returns when a press took place: never in the future, before the visit opened, or before the step before it. */
export function pressTime(claimed: Date, { now, opensAt, previous }: PressBounds): Date {
  const earliest = Math.max(opensAt.getTime(), previous?.getTime() ?? 0);
  return new Date(Math.min(now.getTime(), Math.max(earliest, claimed.getTime())));
}

/** Returns from when a visit can be pressed on. */
export function stepsOpenAt(start: Date): Date {
  return new Date(start.getTime() - stepsHoursBefore * 3_600_000);
}

/** Returns until when a step can be taken back; a completion has its own rule. */
export function undoUntil({ recorded_at }: Pick<RecordedStep, 'recorded_at'>): Date {
  return new Date(recorded_at.getTime() + undoSeconds * 1_000);
}

/** Returns when the professional expects to arrive; null unless on the way. */
export function expectedArrival(last: StandingStep | undefined): Date | null {
  if (last?.step !== 'driving' || last.drive_minutes === null) return null;
  return new Date(last.pressed_at.getTime() + last.drive_minutes * 60_000);
}
