import { createHash } from 'node:crypto';

/** Bytes of a hash: with 200,000 passwords, one in five million others is mistaken for one of them. */
export const commonPasswordKeyBytes = 5;

/** Returns a password's key in the list, ignoring case. */
export function commonPasswordKey(password: string): Buffer {
  return createHash('sha256').update(password.toLowerCase()).digest().subarray(0, commonPasswordKeyBytes);
}
