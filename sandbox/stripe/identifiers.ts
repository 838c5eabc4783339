import { randomBytes, randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Lengths of Stripe's own ids; clients should not rely on them, but columns sometimes do. */
const LENGTHS: Record<string, number> = { prod: 14, acct: 16, cs_test: 58, req: 14 };

/** Returns a new id such as `ch_1Pgafu...`; the prefix gives the type. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(LENGTHS[prefix] ?? 24)}`;
}

/** Returns an unguessable token for URLs. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

export function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
