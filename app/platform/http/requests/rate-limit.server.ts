import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';
import { databasePool } from '#app/platform/database/database.server.ts';

/** How often something may happen per key (an IP, a user, an email). */
export type RateLimit = {
  name: string;
  points: number;
  seconds: number;
  /** Counted in this process only: for frequent reads, where a write each time would cost more than the read. */
  inProcess?: true;
};

const limiters = new Map<string, RateLimiterAbstract>();

// Counts in PostgreSQL, so that instances share the count; in memory if the database is unavailable.
function limiterOf(limit: RateLimit): RateLimiterAbstract {
  const existing = limiters.get(limit.name);
  if (existing) return existing;
  const limiter = limit.inProcess ? inMemory(limit) : inDatabase(limit);
  limiters.set(limit.name, limiter);
  return limiter;
}

function inMemory({ name, points, seconds }: RateLimit): RateLimiterAbstract {
  return new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
}

function inDatabase(limit: RateLimit): RateLimiterAbstract {
  return new RateLimiterPostgres({
    storeClient: databasePool(),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.seconds,
    insuranceLimiter: inMemory(limit),
  });
}

/** Drops the limiters of a database that was disconnected (tests, shutdown). */
export function resetRateLimiters(): void {
  limiters.clear();
}

/**
 * Counts one use, or several at once.
 * @throws AppError too_many_requests with the seconds to wait
 */
export async function consumeRateLimit(limit: RateLimit, key: string, uses = 1): Promise<void> {
  try {
    await limiterOf(limit).consume(key, uses);
  } catch (result) {
    throw tooMany(result);
  }
}

/** Refuses if the limit is reached, without counting a use. */
export async function assertRateLimit(limit: RateLimit, key: string): Promise<void> {
  const state = await limiterOf(limit).get(key);
  if (state && state.consumedPoints > limit.points) throw tooMany(state);
}

/** Counts one use afterwards (a failed sign-in) without refusing anything. */
export async function recordRateLimit(limit: RateLimit, key: string): Promise<void> {
  await limiterOf(limit).penalty(key, 1);
}

/** Takes back a counted use that turned out not to be limited (a sign-in with the right password). */
export async function returnRateLimit(limit: RateLimit, key: string): Promise<void> {
  await limiterOf(limit).reward(key, 1);
}

function tooMany(result: unknown): unknown {
  if (!(result instanceof RateLimiterRes)) return result;
  return new AppError(platformErrors.too_many_requests, { retryAfterSeconds: Math.max(1, result.msBeforeNext / 1000) });
}
