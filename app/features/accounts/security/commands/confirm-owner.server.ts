import { logSecurityEvent } from '#app/features/audit/commands/record-security-event.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { accountLimits } from '../../account-limits.ts';
import { accountErrors } from '../../accounts.errors.ts';
import { auth } from '#app/platform/auth/auth.server.ts';
import type { SessionViewer } from '#app/platform/access/viewer.ts';
import { signInMethodsStore } from '../sign-in-methods-store.server.ts';

// Each password is counted before it is checked, so that concurrent guesses count, too.
const tries: RateLimit = { name: 'owner-confirmation', points: 10, seconds: 15 * 60 };

/**
 * Confirms that the owner changes the account, not somebody at an unattended screen: by the password, or by a recent
 * sign-in for accounts without one.
 * @throws AppError wrong_password, sign_in_again, or too_many_requests after ten tries in 15 minutes
 */
export async function confirmOwner(viewer: SessionViewer, password: string | undefined): Promise<void> {
  if ((await findPasswordHash(viewer.id)) !== undefined)
    return void (await confirmByOneOf(viewer, password === undefined ? [] : [password]));
  await consumeRateLimit(tries, viewer.id);
  assertSignedInLately(viewer);
}

/**
 * Confirms the owner by any of some passwords.
 * @returns the correct one
 * @throws AppError wrong_password for none, too_many_requests
 */
export async function confirmByOneOf(viewer: SessionViewer, passwords: readonly string[]): Promise<string> {
  await consumeRateLimit(tries, viewer.id, Math.max(1, passwords.length));
  const hash = await findPasswordHash(viewer.id);
  const { password: hashing } = await auth().$context;
  for (const password of passwords) {
    if (hash !== undefined && (await hashing.verify({ hash, password }))) return password;
  }
  await logSecurityEvent(database(), {
    actorId: viewer.id,
    accountId: viewer.id,
    action: 'account.owner_not_confirmed',
    outcome: 'refused',
  });
  throw new AppError(accountErrors.wrong_password, { fields: { password: accountErrors.wrong_password.message } });
}

/** Finds the hash of a user's password, if any. */
export async function findPasswordHash(userId: string): Promise<string | undefined> {
  const methods = await signInMethodsStore.findOfUser(database(), userId);
  return methods.find(({ provider_id }) => provider_id === 'credential')?.password ?? undefined;
}

function assertSignedInLately({ signedInAt }: SessionViewer): void {
  const minutes = (Date.now() - signedInAt.getTime()) / 60_000;
  if (minutes > accountLimits.freshSignInMinutes) throw new AppError(accountErrors.sign_in_again);
}
