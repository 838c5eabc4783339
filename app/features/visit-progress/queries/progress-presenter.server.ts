import { standingSteps, type RecordedStep } from '#app/features/bookings/steps/visit-steps.ts';
import type { ProgressDto } from '../progress-dto.ts';
import { expectedArrival, stepsAfter, stepsOpenAt, undoUntil } from '../visit-progress.ts';

/** The part of a booking that its progress depends on. */
export type ProgressSubject = { status: string; start_time: Date; undo_until: Date | null };

/** Returns where a visit stands, with what its professional can do. */
export function toProgress(
  recorded: readonly RecordedStep[],
  { status, start_time, undo_until }: ProgressSubject,
  now: Date,
): ProgressDto {
  const standing = standingSteps(recorded, status === 'completed');
  const last = standing.at(-1);
  const isOver = status !== 'confirmed';
  const undoable = last && (last.step === 'done' ? undo_until : isOver ? null : undoUntil(last));
  return {
    step: status === 'completed' ? 'done' : (last?.step ?? null),
    expected_at: isOver ? null : (expectedArrival(last)?.toISOString() ?? null),
    steps: standing.map(({ id, step, pressed_at, recorded_at, drive_minutes }) => ({
      id,
      step,
      pressed_at: pressed_at.toISOString(),
      recorded_at: recorded_at.toISOString(),
      drive_minutes,
    })),
    next: isOver || now < stepsOpenAt(start_time) ? [] : stepsAfter(last?.step),
    undo_until: undoable && undoable > now ? undoable.toISOString() : null,
  };
}
