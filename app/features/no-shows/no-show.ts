import { absentFrom } from '#app/features/booking-outcomes/cancel/no-show.ts';
import { absenceUndoUntil } from '#app/features/bookings/problems/absence-undo.ts';
import type { VisitStep } from '#app/features/bookings/steps/visit-steps.ts';

/** A recorded absence of a client. */
export type RecordedNoShow = {
  id: string;
  pressed_at: Date;
  recorded_at: Date;
  closing_id: string | null;
  closed_at: Date | null;
  settled_at: Date | null;
};

type Visit = { status: string; start_time: Date };

/** Whether a visit's professional can say at an instant that the client is not there: at the door, from the start on. */
export function mayReportAbsence({ status, start_time }: Visit, step: VisitStep | null, now: Date): boolean {
  return status === 'confirmed' && step === 'arrived' && now >= start_time;
}

/**
 * Whether a recorded absence still says something about its visit: what was settled, or a wait at the door. Starting the
 * visit takes the wait back, and whatever else ends the booking does so too.
 */
export function isAbsent(
  { settled_at }: Pick<RecordedNoShow, 'settled_at'>,
  { status }: Pick<Visit, 'status'>,
  step: VisitStep | null,
): boolean {
  return settled_at !== null || (status === 'confirmed' && step === 'arrived');
}

/**
 * Whether a report that nobody came leads to a refund by itself once nobody answers it. Whoever says to have arrived may
 * have rung the bell, and a visit that was closed or completed has its money already: the team decides those.
 */
export function isSettledAlone({ status }: Pick<Visit, 'status'>, step: VisitStep | null): boolean {
  return status === 'confirmed' && (step === null || step === 'driving');
}

/** Returns until when the professional waits, by the server's time: from when the client was told. */
export function waitsUntil({ recorded_at }: Pick<RecordedNoShow, 'recorded_at'>): Date {
  return absentFrom(recorded_at);
}

/** The press that can be taken back now, and until when; the wait itself at any time, because clients do come late. */
export function undoablePress(
  { id, closing_id, closed_at, settled_at }: RecordedNoShow,
  now: Date,
): { press: string; until: Date | null } | null {
  if (settled_at !== null) return null;
  if (closing_id === null || closed_at === null) return { press: id, until: null };
  const until = absenceUndoUntil(closed_at);
  return now < until ? { press: closing_id, until } : null;
}
