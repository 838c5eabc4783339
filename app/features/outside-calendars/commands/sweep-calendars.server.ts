import { database } from '#app/platform/database/database.server.ts';
import { calendarConsentsStore } from '../accounts/calendar-consents-store.server.ts';
import { calendarAccountsStore } from '../accounts/calendar-accounts-store.server.ts';
import { endAccess } from '../accounts/commands/end-access.server.ts';
import { outsideBusyTimesStore } from '../outside-busy-times-store.server.ts';

const daysKept = 2;
/** So long a server may take to remove our events from an account that was disconnected. */
const hoursToEnd = 24;

/** Deletes busy times that are over and accounts that were disconnected, every night. */
export async function sweepCalendars(now: Date): Promise<void> {
  await outsideBusyTimesStore.removeEnded(database(), new Date(now.getTime() - daysKept * 24 * 3_600_000));
  const ended = new Date(now.getTime() - hoursToEnd * 3_600_000);
  await endAccess(await calendarAccountsStore.removeEnded(database(), ended));
  await calendarConsentsStore.removeExpired(database(), now);
}
