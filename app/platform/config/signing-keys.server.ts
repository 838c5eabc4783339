import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** Derives the key of one purpose from a secret, so that it serves nothing else. */
type Derive = (secret: string) => string | Buffer;

/** The keys of one purpose, one per secret: the first signs, all verify. */
export class SigningKeys {
  readonly #keys: readonly (string | Buffer)[];

  constructor(secrets: Secrets, derive: Derive) {
    this.#keys = secrets.map(derive);
  }

  /** Returns the signature of a text in base64url. */
  sign(text: string): string {
    const [signature = ''] = this.signatures(text);
    return signature;
  }

  /** Returns each key's signature of a text, the current key first. */
  signatures(text: string): string[] {
    return this.#keys.map((key) => createHmac('sha256', key).update(text).digest('base64url'));
  }

  /** Whether a text was signed with any of the keys. */
  verifies(text: string, signature: string): boolean {
    const given = Buffer.from(signature);
    return this.signatures(text).some(
      (right) => right.length === given.length && timingSafeEqual(Buffer.from(right), given),
    );
  }
}

/** Derives keys for the named purpose (RFC 5869). */
export function derivedFor(purpose: string): Derive {
  return (secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
