import { LRUCache } from 'lru-cache';
import { consumeRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';

/** A minute's calls are taken from the shared count in this many parts, so that most calls write nothing. */
const partsOfAMinute = 20;

type Allowance = { left: number; renewal?: Promise<void> | undefined };

/** Kept for the whole minute: a part that expired sooner would refuse slow callers calls that they still have. */
const allowances = new LRUCache<string, Allowance>({ max: 10_000, ttl: 60_000 });

/**
 * Counts a call against the limit of its key, which all instances share.
 * @throws AppError too_many_requests
 */
export async function countKeyUse(keyId: string, perMinute: number): Promise<void> {
  for (;;) {
    const allowance = allowances.get(keyId) ?? begin(keyId);
    if (allowance.left > 0) return void (allowance.left -= 1);
    allowance.renewal ??= renew(allowance, keyId, perMinute);
    await allowance.renewal;
  }
}

/** Forgets what this process may still count, as a restart does. */
export function resetKeyAllowances(): void {
  allowances.clear();
}

function begin(keyId: string): Allowance {
  const allowance: Allowance = { left: 0 };
  allowances.set(keyId, allowance);
  return allowance;
}

/** Calls that arrive meanwhile wait for the same part. */
async function renew(allowance: Allowance, keyId: string, perMinute: number): Promise<void> {
  const part = Math.max(1, Math.floor(perMinute / partsOfAMinute));
  try {
    await consumeRateLimit(limitOf(perMinute), keyId, part);
    allowance.left += part;
  } finally {
    allowance.renewal = undefined;
  }
}

function limitOf(perMinute: number): RateLimit {
  return { name: `api-key-${perMinute}`, points: perMinute, seconds: 60 };
}
