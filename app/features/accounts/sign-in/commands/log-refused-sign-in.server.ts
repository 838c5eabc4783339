import { logSecurityEvent } from '#app/features/audit/commands/record-security-event.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { AppError, isErrorOf, platformErrors } from '#app/platform/errors/app-error.ts';
import { callerNetwork } from '#app/platform/http/requests/caller-network.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { usersStore } from '../../users-store.server.ts';

/** One entry for all attempts refused by a limit, so that the log does not grow with them. */
const limitedEntries: RateLimit = { name: 'security-log-limited', points: 1, seconds: 5 * 60 };

/** Logs that a sign-in was refused and why. For an email without an account it logs only that there was none. */
export async function logRefusedSignIn(email: string, error: unknown): Promise<void> {
  if (!(error instanceof AppError)) return;
  const isLimited = isErrorOf(error, platformErrors.too_many_requests);
  if (isLimited && !(await isFirst(`${callerNetwork()} ${email}`))) return;
  const account = await usersStore.findByEmail(database(), email);
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
