import { database } from '#app/platform/database/database.server.ts';
import { callerNetwork } from '#app/platform/http/caller-network.server.ts';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/rate-limit.server.ts';
import { logSecurityEvent } from './record-security-event.server.ts';

/**
 * Attempts on no account cost whoever makes them nothing: of one network and action the log keeps this many in five
 * minutes.
 */
const ofNoAccount: RateLimit = { name: 'security-log-no-account', points: 20, seconds: 5 * 60 };

export type RefusedAttempt = {
  action: string;
  reason: string;
  way?: string | undefined;
  accountId: string | null | undefined;
  actorId?: string | null;
};

/** Writes down that somebody was refused: at whose account, where that is known, and why. */
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
