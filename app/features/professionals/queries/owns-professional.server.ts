import type { Viewer } from '#app/platform/access/viewer.ts';
import { isId } from '#app/platform/http/path-parameters.ts';
import { findProfessionalOf } from './find-professional-of.server.ts';

/** Reports whether a professional record belongs to this person. */
export async function ownsProfessional(professionalId: string, viewer: Viewer): Promise<boolean> {
  return isId(professionalId) && (await findProfessionalOf(viewer.id))?.id === professionalId;
}
