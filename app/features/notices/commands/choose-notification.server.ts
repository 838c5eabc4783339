import type { Viewer } from '#app/platform/access/viewer.ts';
import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { noticesErrors } from '../notices.errors.ts';
import { offerOf } from '../notice-offers.ts';
import type { StoredChoice } from '../notification-choices.ts';
import { preferencesStore } from '../preferences-store.server.ts';

/**
 * Saves a notification preference.
 * @throws AppError always_sent for what is not a choice
 */
export async function chooseNotification(viewer: Viewer, choice: StoredChoice): Promise<void> {
  if (offerOf(choice.recipient, choice.kind, choice.channel) !== 'choice')
    throw new AppError(noticesErrors.always_sent);
  await preferencesStore.save(database(), viewer.id, choice);
}
