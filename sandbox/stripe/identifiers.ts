import { randomBytes, randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Lengths as Stripe's own ids have them; clients are told not to rely on them, columns sometimes do. */
const LENGTHS: Record<string, number> = { prod: 14, acct: 16, cs_test: 58, req: 14 };

/** A new id such as `ch_1Pgafu...`: the prefix says what it names. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(LENGTHS[prefix] ?? 24)}`;
}

/** An unguessable token for URLs. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

export function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
