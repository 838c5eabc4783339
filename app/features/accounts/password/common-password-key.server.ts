import { createHash } from 'node:crypto';

/** Of a hash: with 200,000 passwords one of five million others is taken for one of them. */
export const commonPasswordKeyBytes = 5;

/** How the list knows a password, whatever the case of its letters. */
export function commonPasswordKey(password: string): Buffer {
  return createHash('sha256').update(password.toLowerCase()).digest().subarray(0, commonPasswordKeyBytes);
}
