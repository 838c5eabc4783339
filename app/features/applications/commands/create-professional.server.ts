import { setProfileType } from '#app/features/profiles/commands/save-profile.server.ts';
import { createClientProfile } from '#app/features/profiles/commands/create-client-profile.server.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';
import { saveProfessional } from '#app/features/professionals/commands/save-professional.server.ts';
import { findProfessionalOf } from '#app/features/professionals/queries/find-professional-of.server.ts';
import { inTransaction, lockSubject } from '#app/platform/database/database.server.ts';
import type { Applied } from './complete-professional-profile.server.ts';

/**
 * Creates a bare professional record for a person who has none, and sets the profile's type to professional (API-053,
 * GUARD-017). It is neither approved nor submitted for review. A second call returns the same record.
 */
export async function createProfessional(viewer: Viewer): Promise<Applied> {
  const professionalId = await inTransaction(async (trx) => {
    await lockSubject(trx, `application ${viewer.id}`);
    const existing = await findProfessionalOf(viewer.id, trx);
    if (!viewer.profile)
      await createClientProfile(trx, {
        userId: viewer.id,
        email: viewer.email,
        first_name: 'New',
        last_name: 'User',
        phone: '',
      });
    await setProfileType(trx, viewer.id, 'professional');
    return existing?.id ?? (await saveProfessional(trx, viewer.id, {}));
  });
  return { success: true, profile_id: viewer.id, professional_id: professionalId };
}
