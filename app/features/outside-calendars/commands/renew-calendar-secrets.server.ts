import { database } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { currentSealPrefix, openSealedText, sealText } from '#app/platform/auth/sealed-text.server.ts';
import { calendarAccountsStore } from '../accounts/calendar-accounts-store.server.ts';
import { outsideCalendarsStore } from '../outside-calendars-store.server.ts';

/**
 * Encrypts links and passwords with the current AUTH_SECRET, every night, so that an older one can be removed from it
 * (docs/decisions/037-signing-in.md).
 */
export async function renewCalendarSecrets(): Promise<void> {
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
