import type { Viewer } from '#app/features/accounts/queries/viewer.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { isId } from '#app/platform/http/path-parameters.ts';
import { professionalsStore } from '../professionals-store.server.ts';

/** Whether this professional's record is this person's own. */
export async function ownsProfessional(professionalId: string, viewer: Viewer): Promise<boolean> {
  if (!isId(professionalId)) return false;
  const own = await professionalsStore.findByProfileId(database(), viewer.id);
  return own?.id === professionalId;
}
