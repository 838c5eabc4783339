/**
 * How long other processes leave a transfer alone while one asks Stripe: longer than Stripe's library tries (3 times
 * 15 seconds).
 */
export const leaseMilliseconds = 60_000;

const hour = 3_600_000;
const minute = 60_000;

/**
 * Whether Stripe may have forgotten an idempotency key: it keeps keys for at least 24 hours, and we stop relying on
 * them an hour before.
 */
export function isKeyForgotten(begunAt: Date | null, now: Date): boolean {
  return begunAt !== null && now.getTime() - begunAt.getTime() > 23 * hour;
}

/** Returns when a refused transfer is retried: after 1, 2, 4 minutes and so on, up to 6 hours. */
export function retryAt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(minute * 2 ** Math.max(0, attempts - 1), 6 * hour));
}
