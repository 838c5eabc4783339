import { database } from '#app/platform/database/database.server.ts';
import { callerNetwork } from '#app/platform/http/requests/caller-network.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { logSecurityEvent } from './record-security-event.server.ts';

/**
 * Attempts on nonexistent accounts are free to make, so the log stores at most this many per network and action in
 * five minutes.
 */
const ofNoAccount: RateLimit = { name: 'security-log-no-account', points: 20, seconds: 5 * 60 };

export type RefusedAttempt = {
  action: string;
  reason: string;
  way?: string | undefined;
  accountId: string | null | undefined;
  actorId?: string | null;
};

/** Records a refused attempt: the account if known, and the reason. */
export async function recordRefusedAttempt({
  action,
  reason,
  way,
  accountId,
  actorId = null,
}: RefusedAttempt): Promise<void> {
  if (!accountId && !(await isKept(`${callerNetwork()} ${action}`))) return;
  await logSecurityEvent(database(), {
    actorId,
    accountId: accountId ?? null,
    action,
    outcome: 'refused',
    details: { reason, ...(way ? { way } : {}) },
  });
}

function isKept(key: string): Promise<boolean> {
  return consumeRateLimit(ofNoAccount, key).then(
    () => true,
    () => false,
  );
}
