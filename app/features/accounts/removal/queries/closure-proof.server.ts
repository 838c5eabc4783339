import { accountLimits } from '../../account-limits.ts';
import { findPasswordHash } from '../../security/commands/confirm-owner.server.ts';
import type { SessionViewer } from '#app/platform/access/viewer.ts';

const hour = 3_600_000;

/** Returns the proof required before this account is deleted. */
export async function readClosureProof(viewer: SessionViewer, now: Date): Promise<ClosureProof> {
  const age = now.getTime() - viewer.signedInAt.getTime();
  if (age < accountLimits.freshSignInHours * hour) return 'none';
  return (await findPasswordHash(viewer.id)) === undefined ? 'sign-in' : 'password';
}

/** The proof for deleting an account: nothing more, the password, or a fresh sign-in for accounts without one. */
export type ClosureProof = 'none' | 'password' | 'sign-in';
