import { logSecurityEvent } from '#app/features/audit/commands/record-security-event.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { AppError, isErrorOf, platformErrors } from '#app/platform/errors/app-error.ts';
import { callerNetwork } from '#app/platform/http/caller-network.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/rate-limit.server.ts';
import { profilesStore } from '../../profiles-store.server.ts';

/** One entry for all the attempts that a limit refuses: the log does not grow with them. */
const limitedEntries: RateLimit = { name: 'security-log-limited', points: 1, seconds: 5 * 60 };

/**
 * Writes down that a sign-in was refused and why. Of an address without an account nothing is kept but that there was
 * none.
 */
export async function logRefusedSignIn(email: string, error: unknown): Promise<void> {
  if (!(error instanceof AppError)) return;
  const isLimited = isErrorOf(error, platformErrors.too_many_requests);
  if (isLimited && !(await isFirst(`${callerNetwork()} ${email}`))) return;
  const account = await profilesStore.findUserByEmail(database(), email);
  const action = isLimited ? 'sign_in.limited' : 'sign_in';
  await logSecurityEvent(database(), {
    actorId: null,
    accountId: account?.id ?? null,
    action,
    outcome: 'refused',
    details: { reason: error.code },
  });
}

function isFirst(key: string): Promise<boolean> {
  return consumeRateLimit(limitedEntries, key).then(
    () => true,
    () => false,
  );
}
