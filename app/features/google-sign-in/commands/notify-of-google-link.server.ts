import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { emailsOf } from '#app/features/accounts/queries/emails.server.ts';
import { listSignInMethods } from '#app/features/accounts/security/queries/sign-in-methods.server.ts';
import { mailAccountNotice } from '#app/features/accounts/notices/commands/mail-account-notice.server.ts';

/** Notifies the owner of an existing account that Google can now sign in to it. */
export async function notifyOfGoogleLink(userId: string): Promise<void> {
  await inTransaction(async (trx) => {
    const methods = await listSignInMethods(trx, userId);
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
