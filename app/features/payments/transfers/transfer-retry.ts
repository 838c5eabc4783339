/** While one process asks Stripe, others leave a transfer alone: longer than its library tries (3 times 15 seconds). */
export const leaseMilliseconds = 60_000;

const hour = 3_600_000;
const minute = 60_000;

/** Stripe keeps an idempotency key for 24 hours at least; an hour before that it is no longer relied upon. */
export function isKeyForgotten(begunAt: Date | null, now: Date): boolean {
  return begunAt !== null && now.getTime() - begunAt.getTime() > 23 * hour;
}

/** When a refused transfer is tried again: after 1, 2, 4 minutes and so on, at most once in 6 hours. */
export function retryAt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(minute * 2 ** Math.max(0, attempts - 1), 6 * hour));
}
