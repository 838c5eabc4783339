import { hash } from 'node:crypto';

/**
 * Tokens as the library makes them, and as they stood in the table before they were hashed; a hash has 43 characters.
 */
const plainToken = /^[a-zA-Z0-9]{32}$/;

/** What is kept of a session's token, so that nobody who reads the database can use it. */
export function sessionTokenHash(token: string): string {
  return hash('sha256', token, 'base64url');
}

/**
 * What the row of a token can hold: the hash, or for a session of a version that did not hash yet the token itself,
 * until hashPlainSessionTokens has been by. The form is looked at, so that a hash is never taken for a token.
 */
export function storedFormsOf(token: string): string[] {
  return plainToken.test(token) ? [sessionTokenHash(token), token] : [sessionTokenHash(token)];
}
