import { database } from '#app/platform/database/database.server.ts';
import { failureText } from '#app/features/calendar-servers/calendar-state.ts';
import type { OutsideCalendarDto } from '../outside-calendar-dto.ts';
import { outsideCalendarsStore } from '../outside-calendars-store.server.ts';

/** A professional's own connected calendars, in the order in which they were connected. */
export async function listCalendars(professionalId: string): Promise<OutsideCalendarDto[]> {
  const rows = await outsideCalendarsStore.listOf(database(), professionalId);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    host: row.host,
    account_id: row.account_id,
    is_written: row.is_written,
    state: row.state,
    message: row.state === 'ok' ? null : failureText(row.state, row.provider),
    failing_since: row.failing_since?.toISOString() ?? null,
    read_at: row.read_at.toISOString(),
    busy_times: row.busy_times ?? 0,
    unread_events: row.unread_events,
    guessed_zones: row.guessed_zones,
  }));
}
