import type { Generated } from 'kysely';
import type { CalendarVisitState } from './calendar-visit.ts';

export type CalendarVisitsTable = {
  /** Null while nobody has paid for a visit that was entered by hand, and after the booking was deleted. */
  booking_id: string | null;
  /** The visit entered by hand that the event began as, and whose id its URL has for good. */
  hand_entered_visit_id: string | null;
  account_id: string;
  event_url: string;
  state: Generated<CalendarVisitState>;
  start_time: Date | null;
  end_time: Date | null;
  written_at: Date | null;
  version: Generated<number>;
  failures: Generated<number>;
  next_try_at: Date | null;
  leased_until: Date | null;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    calendar_visits: CalendarVisitsTable;
  }
}
