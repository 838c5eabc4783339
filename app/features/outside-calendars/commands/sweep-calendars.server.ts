import { database } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { currentSealPrefix, openSealedText, sealText } from '#app/platform/auth/sealed-text.server.ts';
import { calendarConsentsStore } from '../accounts/calendar-consents-store.server.ts';
import { calendarAccountsStore } from '../accounts/calendar-accounts-store.server.ts';
import { endAccess } from '../accounts/commands/end-access.server.ts';
import { outsideBusyTimesStore } from '../outside-busy-times-store.server.ts';
import { outsideCalendarsStore } from '../outside-calendars-store.server.ts';

const daysKept = 2;
/** So long a server may take to remove our events from an account that was disconnected. */
const hoursToEnd = 24;

/**
 * Deletes busy times that are over and accounts that were disconnected, every night, and encrypts links and passwords with the current AUTH_SECRET, so that an older one
 * can be removed (docs/decisions/037-signing-in.md).
 */
export async function sweepCalendars(now: Date): Promise<void> {
  await outsideBusyTimesStore.removeEnded(database(), new Date(now.getTime() - daysKept * 24 * 3_600_000));
  const ended = new Date(now.getTime() - hoursToEnd * 3_600_000);
  await endAccess(await calendarAccountsStore.removeEnded(database(), ended));
  await calendarConsentsStore.removeExpired(database(), now);
  for (const { id, sealed_url } of await outsideCalendarsStore.listSealedOtherwise(database(), currentSealPrefix()))
    await renew(sealed_url, { calendar: id }, (sealed) =>
      outsideCalendarsStore.replaceSeal(database(), id, sealed_url, sealed),
    );
  for (const { id, sealed_password } of await calendarAccountsStore.listSealedOtherwise(
    database(),
    currentSealPrefix(),
  ))
    await renew(sealed_password, { account: id }, (sealed) =>
      calendarAccountsStore.replaceSeal(database(), id, sealed_password, sealed),
    );
}

async function renew(
  sealed: string,
  owner: Record<string, string>,
  replace: (sealed: string) => Promise<void>,
): Promise<void> {
  try {
    await replace(await sealText(await openSealedText(sealed)));
  } catch (error) {
    log.error(
      { err: error, ...owner },
      'the secret of a calendar could not be encrypted anew: its key is missing in AUTH_SECRET',
    );
  }
}
