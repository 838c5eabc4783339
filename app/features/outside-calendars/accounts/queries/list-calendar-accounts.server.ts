import { database } from '#app/platform/database/database.server.ts';
import type { CalendarAccountDto } from '../calendar-account-dto.ts';
import { calendarAccountsStore } from '../calendar-accounts-store.server.ts';

/** A professional's accounts at calendar servers, in the order in which they were connected. */
export function listCalendarAccounts(professionalId: string): Promise<CalendarAccountDto[]> {
  return calendarAccountsStore.listOf(database(), professionalId);
}
