import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { profilesStore } from '../../profiles-store.server.ts';
import { signInMethodsStore } from '../../security/sign-in-methods-store.server.ts';
import { mailAccountNotice } from '../../notices/commands/mail-account-notice.server.ts';

/** Notifies the owner of an existing account that Google can now sign in to it. */
export async function notifyOfGoogleLink(userId: string): Promise<void> {
  await inTransaction(async (trx) => {
    const methods = await signInMethodsStore.findOfUser(trx, userId);
    const user = await profilesStore.findUserById(trx, userId);
    // An account created with Google has nothing to be notified of.
    if (!user || methods.length < 2) return;
    await recordAuditEntry(trx, {
      actorId: userId,
      action: 'account.google_linked',
      subjectType: 'user',
      subjectId: userId,
    });
    await mailAccountNotice(trx, { kind: 'google-linked', email: user.email });
  });
}
