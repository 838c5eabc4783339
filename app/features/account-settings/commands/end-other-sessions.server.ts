import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { endSessionsOf } from '#app/features/sessions/commands/end-sessions-of.server.ts';
import type { SessionViewer } from '#app/platform/access/viewer.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { deleteTrustedDevices } from '#app/features/accounts/security/commands/delete-trusted-devices.server.ts';

/**
 * Signs out every other device of the user, and stops trusting any device to skip the code.
 * @returns how many sessions ended
 */
export function endOtherSessions(viewer: SessionViewer): Promise<number> {
  return inTransaction(async (trx) => {
    const ended = await endSessionsOf(trx, viewer.id, viewer.sessionId);
    await deleteTrustedDevices(trx, viewer.id);
    await recordAuditEntry(trx, {
      actorId: viewer.id,
      action: 'account.other_sessions_ended',
      subjectType: 'user',
      subjectId: viewer.id,
      details: { ended },
    });
    return ended;
  });
}
