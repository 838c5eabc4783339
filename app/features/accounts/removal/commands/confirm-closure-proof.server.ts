import { confirmOwner } from '../../security/commands/confirm-owner.server.ts';
import { readClosureProof } from '../queries/closure-proof.server.ts';
import type { Viewer } from '#app/platform/access/viewer.ts';

/**
 * Confirms that the owner deletes the account: a sign-in within the last day is enough, as documented; later an
 * unattended screen must not be.
 * @throws AppError as confirmOwner
 */
export async function confirmClosureProof(viewer: Viewer, password: string | undefined, now: Date): Promise<void> {
  if ((await readClosureProof(viewer, now)) !== 'none') await confirmOwner(viewer, password);
}
