import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import type { SessionViewer } from '#app/platform/access/viewer.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { apiKeyErrors } from '../api-keys.errors.ts';
import { apiKeysStore } from '../api-keys-store.server.ts';

/**
 * Revokes a key: the next call with it is refused. Revoking it again changes nothing.
 * @throws AppError api_key_not_found, also for other people's
 */
export function revokeKey(viewer: SessionViewer, id: string): Promise<void> {
  return inTransaction(async (trx) => {
    if (!(await apiKeysStore.findOfUser(trx, viewer.id, id))) throw new AppError(apiKeyErrors.api_key_not_found);
    const revoked = await apiKeysStore.revoke(trx, viewer.id, id);
    if (!revoked) return;
    await recordAuditEntry(trx, {
      actorId: viewer.id,
      action: 'account.api_key_revoked',
      subjectType: 'user',
      subjectId: viewer.id,
      details: { key: id },
    });
  });
}
