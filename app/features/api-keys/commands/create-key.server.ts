import type * as z from 'zod/mini';
import { confirmOwner } from '#app/features/accounts/security/commands/confirm-owner.server.ts';
import { mailAccountNotice } from '#app/features/accounts/notices/commands/mail-account-notice.server.ts';
import { recordAuditEntry } from '#app/features/audit/commands/record-audit-entry.server.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import type { SessionViewer } from '#app/platform/access/viewer.ts';
import { inTransaction, lockSubject } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { newKeyAnswer } from '../answers/api-key.server.ts';
import type { NewKey } from '../api-key.schema.ts';
import { apiKeyLimits } from '../api-key.ts';
import { apiKeyErrors } from '../api-keys.errors.ts';
import { apiKeysStore } from '../api-keys-store.server.ts';
import { hashOfSecret, newKeySecret, startOf } from '../key-secret.server.ts';
import { toApiKeyDto } from '../queries/list-keys.server.ts';

const day = 24 * 60 * 60 * 1_000;

/**
 * Creates a key after the owner has confirmed with the password; the answer has the secret, which is not stored. The
 * owner is mailed, and both logs name it.
 * @throws AppError no_business, too_many_keys, or what confirmOwner throws
 */
export async function createKey(
  viewer: SessionViewer,
  { name, owner, scopes, expires_in_days, per_minute, password }: NewKey,
  now = new Date(),
): Promise<z.infer<typeof newKeyAnswer>> {
  await confirmOwner(viewer, password);
  const secret = newKeySecret();
  return inTransaction(async (trx) => {
    await lockSubject(trx, `api-keys ${viewer.id}`);
    const professional = owner === 'business' ? await findProfessionalOf(viewer.id, trx) : undefined;
    if (owner === 'business' && !professional) throw new AppError(apiKeyErrors.no_business);
    const count = await apiKeysStore.countActive(trx, viewer.id);
    if (count >= apiKeyLimits.keysMaximum) throw new AppError(apiKeyErrors.too_many_keys);
    const key = await apiKeysStore.insert(trx, {
      user_id: viewer.id,
      professional_id: professional?.id ?? null,
      name,
      start: startOf(secret),
      secret_hash: hashOfSecret(secret),
      scopes: [...new Set(scopes)],
      per_minute,
      expires_at: expires_in_days === null ? null : new Date(now.getTime() + expires_in_days * day),
    });
    await recordAuditEntry(trx, {
      actorId: viewer.id,
      action: 'account.api_key_created',
      subjectType: 'user',
      subjectId: viewer.id,
      details: { key: key.id, owner, scopes: key.scopes },
    });
    await mailAccountNotice(trx, { kind: 'api-key-created', email: viewer.email, name });
    return { ...toApiKeyDto(key, now), secret };
  });
}
