import type { CalendarFailure } from './calendar-state.ts';

/** A calendar server that did not do what it was asked. */
export class CalendarServerFailure extends Error {
  readonly state: CalendarFailure;
  /** Nothing is at this URL, or nothing that speaks CalDAV. */
  readonly isMissing: boolean;

  constructor(state: CalendarFailure, { isMissing = false, ...options }: ErrorOptions & { isMissing?: boolean } = {}) {
    super(`The calendar server: ${state}`, options);
    this.isMissing = isMissing;
    this.name = 'CalendarServerFailure';
    this.state = state;
  }
}
