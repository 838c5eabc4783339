import { database } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { currentSealPrefix, openSealedText, sealText } from '#app/platform/auth/sealed-text.server.ts';
import { outsideBusyTimesStore } from '../outside-busy-times-store.server.ts';
import { outsideCalendarsStore } from '../outside-calendars-store.server.ts';

const daysKept = 2;

/**
 * Deletes busy times that are over, every night, and encrypts links with the current AUTH_SECRET, so that an older one
 * can be removed (docs/decisions/037-signing-in.md).
 */
export async function sweepCalendars(now: Date): Promise<void> {
  await outsideBusyTimesStore.removeEnded(database(), new Date(now.getTime() - daysKept * 24 * 3_600_000));
  for (const { id, sealed_url } of await outsideCalendarsStore.listSealedOtherwise(database(), currentSealPrefix())) {
    try {
      await outsideCalendarsStore.replaceSeal(
        database(),
        id,
        sealed_url,
        await sealText(await openSealedText(sealed_url)),
      );
    } catch (error) {
      log.error(
        { err: error, calendar: id },
        'the link of a calendar could not be encrypted anew: its secret is missing in AUTH_SECRET',
      );
    }
  }
}
