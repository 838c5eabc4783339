import { confirmOwner } from '../../security/commands/confirm-owner.server.ts';
import { readClosureProof } from '../queries/closure-proof.server.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';

/**
 * Makes sure that it is the owner who deletes an account: who signed in within the last day may do so without more, as
 * documented; later a screen left open must not be enough.
 * @throws AppError as confirmOwner.
 */
export async function confirmClosureProof(viewer: Viewer, password: string | undefined, now: Date): Promise<void> {
  if ((await readClosureProof(viewer, now)) !== 'none') await confirmOwner(viewer, password);
}
