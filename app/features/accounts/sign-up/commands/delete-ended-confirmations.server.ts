import { database } from '#app/platform/database/database.server.ts';
import { emailConfirmationsStore } from '../email-confirmations-store.server.ts';

const week = 7 * 24 * 3_600_000;

/** Deletes confirmation links that ended a week ago; until then a dead link still knows where its reader was going. */
export async function deleteEndedConfirmations(): Promise<void> {
  await emailConfirmationsStore.deleteEndedBefore(database(), new Date(Date.now() - week));
}
