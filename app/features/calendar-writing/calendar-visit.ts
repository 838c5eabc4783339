/**
 * How a visit stands in its professional's own calendar. `writing` and `removing` wait to be done; `missing` and `moved`
 * happened there; `left-out` is what the professional chose then.
 */
export const calendarVisitStates = ['writing', 'written', 'removing', 'missing', 'moved', 'left-out'] as const;
export type CalendarVisitState = (typeof calendarVisitStates)[number];

/** What the professional is shown: what happened elsewhere, or that a visit could not be added yet. */
export const shownChanges = ['missing', 'moved', 'waiting'] as const;
export type ShownChange = (typeof shownChanges)[number];

/** Longer than all requests of one write take, at 10 seconds each; a write that was lost is done again then. */
export const leaseSeconds = 120;

/** Days that the row of a visit that is over is kept. */
export const daysKept = 2;

const minute = 60_000;
const longestWait = 4 * 60 * minute;

/** When a write that failed is tried again: after a minute at first, then ever more rarely, in the end every 4 hours. */
export function nextTry(failures: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(minute * 2 ** Math.max(0, failures - 1), longestWait));
}

/** When an account is tried again whose server does not let us in, unless its owner enters a new password before. */
export function lastTry(now: Date): Date {
  return new Date(now.getTime() + longestWait);
}

/** Returns how a visit stands by what a reading found of it. Times are epoch minutes. */
export function stateAfterReading(
  written: { start: number; end: number },
  found: { start: number; end: number } | undefined,
): 'written' | 'missing' | 'moved' {
  if (found === undefined) return 'missing';
  return found.start === written.start && found.end === written.end ? 'written' : 'moved';
}
