import type { ColumnType, Generated } from 'kysely';
import type { CalendarProvider, CalendarState } from '#app/features/calendar-servers/calendar-state.ts';

type Since = ColumnType<Date, Date | undefined, Date>;

export type OutsideCalendarsTable = {
  id: Generated<string>;
  professional_id: string;
  name: string;
  sealed_url: string;
  url_hash: Buffer;
  host: string;
  state: CalendarState;
  failures: Generated<number>;
  failing_since: Date | null;
  mailed_at: Date | null;
  etag: string | null;
  last_modified: string | null;
  covers_until: Date;
  read_in_zone: string | null;
  unread_events: Generated<number>;
  guessed_zones: Generated<number>;
  read_at: Since;
  tried_at: Since;
  attempts: Generated<number>;
  next_read_at: Date;
  created_at: Since;
  account_id: string | null;
  is_written: Generated<boolean>;
};

export type CalendarAccountsTable = {
  id: Generated<string>;
  professional_id: string;
  provider: Generated<CalendarProvider>;
  server_url: string;
  host: string;
  username: string;
  sealed_password: string;
  ending_at: Date | null;
  created_at: Since;
};

export type CalendarConsentsTable = {
  professional_id: string;
  state_hash: Buffer;
  session_id: string;
  sealed_verifier: string;
  expires_at: Date;
};

export type OutsideBusyTimesTable = {
  calendar_id: string;
  professional_id: string;
  start_time: Date;
  end_time: Date;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    outside_calendars: OutsideCalendarsTable;
    calendar_accounts: CalendarAccountsTable;
    calendar_consents: CalendarConsentsTable;
    outside_busy_times: OutsideBusyTimesTable;
  }
}
