import type { ProblemKind } from './problem-kinds.ts';

/** In which a wrong press about an absence is taken back. */
export const absenceUndoSeconds = 60;

type Report = { kind: ProblemKind; status: 'open' | 'settled'; reported_at: Date };

/** Returns until when a press about an absence can be taken back. */
export function absenceUndoUntil(pressed: Date): Date {
  return new Date(pressed.getTime() + absenceUndoSeconds * 1_000);
}

/** Whether its client can still take a report back: until then nobody else hears of it (decision 105). */
export function isReportUndoable({ kind, status, reported_at }: Report, now: Date): boolean {
  return status === 'open' && kind === 'no-show' && now < absenceUndoUntil(reported_at);
}
