import { openSealedText } from '#app/platform/auth/sealed-text.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { calendarAccountsStore } from '../calendar-accounts-store.server.ts';

export type WrittenCalendar = { id: string; name: string; accountId: string; url: string };

/** The calendar to which a professional's visits are written; undefined if there is none. */
export async function findWrittenCalendar(professionalId: string): Promise<WrittenCalendar | undefined> {
  const row = await calendarAccountsStore.findWritten(database(), professionalId);
  if (!row?.account_id) return undefined;
  const url = await openSealedText(row.sealed_url);
  return { id: row.id, name: row.name, accountId: row.account_id, url: url.endsWith('/') ? url : `${url}/` };
}
