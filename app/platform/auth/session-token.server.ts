import { hash } from 'node:crypto';

/** Tokens as the library creates them, and as stored before they were hashed; a hash has 43 characters. */
const plainToken = /^[a-zA-Z0-9]{32}$/;

/** Hashes a session token for storage, so that reading the database does not give usable tokens. */
export function sessionTokenHash(token: string): string {
  return hash('sha256', token, 'base64url');
}

/**
 * Returns what a token's row may contain: the hash or, for sessions of a version that did not hash, the token itself
 * until hashPlainTokens has run. The format is checked, so that a hash is never accepted as a token.
 */
export function storedFormsOf(token: string): string[] {
  return plainToken.test(token) ? [sessionTokenHash(token), token] : [sessionTokenHash(token)];
}
