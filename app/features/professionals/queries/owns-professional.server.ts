import type { Viewer } from '#app/platform/access/viewer.ts';
import { isId } from '#app/platform/http/path-parameters.ts';
import { findProfessionalOf } from './find-professional-of.server.ts';

/** Whether this professional's record is this person's own. */
export async function ownsProfessional(professionalId: string, viewer: Viewer): Promise<boolean> {
  return isId(professionalId) && (await findProfessionalOf(viewer.id))?.id === professionalId;
}
