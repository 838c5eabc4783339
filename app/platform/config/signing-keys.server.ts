import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** How the key of one purpose is made of a secret, so that it serves nothing else. */
type Derive = (secret: string) => string | Buffer;

/** The keys of one purpose, one of each secret: the first signs, all verify. */
export class SigningKeys {
  readonly #keys: readonly (string | Buffer)[];

  constructor(secrets: Secrets, derive: Derive) {
    this.#keys = secrets.map(derive);
  }

  /** The signature of a text in base64url. */
  sign(text: string): string {
    const [signature = ''] = this.signatures(text);
    return signature;
  }

  /** What each key makes of a text, the current one first. */
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

/** A key for the purpose that is named (RFC 5869). */
export function derivedFor(purpose: string): Derive {
  return (secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
