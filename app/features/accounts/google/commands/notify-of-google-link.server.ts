import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { emailsOf } from '../../queries/emails.server.ts';
import { signInMethodsStore } from '../../security/sign-in-methods-store.server.ts';
import { mailAccountNotice } from '../../notices/commands/mail-account-notice.server.ts';

/** Notifies the owner of an existing account that Google can now sign in to it. */
export async function notifyOfGoogleLink(userId: string): Promise<void> {
  await inTransaction(async (trx) => {
    const methods = await signInMethodsStore.findOfUser(trx, userId);
    const email = (await emailsOf([userId], trx)).get(userId);
    // An account created with Google has nothing to be notified of.
    if (!email || methods.length < 2) return;
    await recordAuditEntry(trx, {
      actorId: userId,
      action: 'account.google_linked',
      subjectType: 'user',
      subjectId: userId,
    });
    await mailAccountNotice(trx, { kind: 'google-linked', email });
  });
}
