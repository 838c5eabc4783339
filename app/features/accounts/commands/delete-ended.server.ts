import { database } from '#app/platform/database/database.server.ts';
import { deleteEndedSessions } from '#app/features/sessions/commands/delete-ended-sessions.server.ts';
import { emailChangesStore } from '../email-change/email-changes-store.server.ts';
import { deleteEndedConfirmations } from '../sign-up/commands/request-confirmation-mail.server.ts';

/** Deletes ended sessions and links in mails that ended, every night, as the privacy policy says. */
export async function deleteEnded(now: Date): Promise<void> {
  await deleteEndedSessions(now);
  await emailChangesStore.deleteEndedBefore(database(), now);
  await deleteEndedConfirmations(now);
}
