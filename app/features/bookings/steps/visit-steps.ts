/** The steps of a visit in their order. The drive can be left out: some visits are next door. */
export const visitSteps = ['driving', 'arrived', 'started', 'done'] as const;
export type VisitStep = (typeof visitSteps)[number];

/** A recorded press; an `undo` takes back the step it names. */
export type RecordedStep = {
  id: string;
  step: VisitStep | 'undo';
  pressed_at: Date;
  recorded_at: Date;
  drive_minutes: number | null;
  undoes: string | null;
};
export type StandingStep = RecordedStep & { step: VisitStep };

/**
 * Returns the steps that still stand, in order. A completion is undone where the booking is, so the last `done` counts
 * only while the booking is completed.
 */
export function standingSteps(recorded: readonly RecordedStep[], isCompleted: boolean): StandingStep[] {
  const undone = new Set(recorded.map(({ undoes }) => undoes));
  const lastDone = isCompleted ? recorded.findLast(({ step }) => step === 'done') : undefined;
  return recorded.filter(
    (row): row is StandingStep =>
      row.step !== 'undo' && !undone.has(row.id) && (row.step !== 'done' || row === lastDone),
  );
}
