import type { Viewer } from '#app/platform/access/viewer.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { findProfessionalOf } from './find-professional-of.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { professionalsStore } from '../professionals-store.server.ts';

/** Reports whether a professional record belongs to this person. */
export async function ownsProfessional(professionalId: string, viewer: Viewer): Promise<boolean> {
  return isId(professionalId) && (await findProfessionalOf(viewer.id))?.id === professionalId;
}

/** Returns the user id of a record's owner; undefined if the record is gone. */
export async function findOwnerOf(professionalId: string): Promise<string | undefined> {
  return (await professionalsStore.findById(database(), professionalId))?.profile_id;
}
