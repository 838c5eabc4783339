import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { StripeApiError } from './stripe-error.ts';
import { stripeNow } from '../stripe-objects.ts';

export type Answer = { status: number; body: object };

/** Stripe removes keys after 24 hours: https://docs.stripe.com/api/idempotent_requests. */
const KEPT_FOR_SECONDS = 24 * 60 * 60;

/** Answers stored under the keys that clients send with their POSTs. */
export class IdempotencyKeys {
  private readonly database: DatabaseSync;
  private readonly inUse = new Set<string>();

  constructor(database: DatabaseSync) {
    this.database = database;
    database.prepare('DELETE FROM idempotency_keys WHERE created < ?').run(stripeNow() - KEPT_FOR_SECONDS);
  }

  /** Returns the stored answer if `key` was used before; refuses a key reused with other parameters. */
  findAnswer(key: string, fingerprint: string, now: number): Answer | null {
    const row = this.database
      .prepare('SELECT * FROM idempotency_keys WHERE key = ? AND created >= ?')
      .get(key, now - KEPT_FOR_SECONDS);
    if (!row) return null;
    if (row.fingerprint !== fingerprint) {
      const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
      throw new StripeApiError(message, { type: 'idempotency_error', stored: false });
    }
    return { status: Number(row.status), body: JSON.parse(String(row.body)) as object };
  }

  /** Stores `answer`; call it in the transaction of the change, so that neither exists without the other. */
  save(key: string, fingerprint: string, answer: Answer, now: number): void {
    this.database
      .prepare(
        'INSERT OR REPLACE INTO idempotency_keys (key, fingerprint, status, body, created) VALUES (?, ?, ?, ?, ?)',
      )
      .run(key, fingerprint, answer.status, JSON.stringify(answer.body), now);
  }

  /** Runs `request` while holding `key`; a concurrent request with the same key gets 409. */
  async holding<T>(key: string | null, request: () => Promise<T>): Promise<T> {
    if (key === null) return request();
    if (this.inUse.has(key)) {
      const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`;
      throw new StripeApiError(message, {
        status: 409,
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        stored: false,
      });
    }
    this.inUse.add(key);
    try {
      return await request();
    } finally {
      this.inUse.delete(key);
    }
  }
}

/** Returns a fingerprint that is equal for the same call with the same parameters. */
export function fingerprintOf(method: string, path: string, body: string, account: string | null): string {
  const parameters = [...new URLSearchParams(body)].map(([name, value]) => `${name}=${value}`).sort();
  return createHash('sha256')
    .update(JSON.stringify([method, path, account, parameters]))
    .digest('hex');
}
