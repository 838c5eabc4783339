import { confirmOwner } from '../../security/commands/confirm-owner.server.ts';
import { readClosureProof } from '../queries/closure-proof.server.ts';
import type { SessionViewer } from '#app/platform/access/viewer.ts';

/**
 * Confirms that it is the owner who deletes the account. A sign-in within the last day is enough, as documented;
 * after that, an unattended screen must not be.
 * @throws AppError as confirmOwner
 */
export async function confirmClosureProof(
  viewer: SessionViewer,
  password: string | undefined,
  now: Date,
): Promise<void> {
  if ((await readClosureProof(viewer, now)) !== 'none') await confirmOwner(viewer, password);
}
