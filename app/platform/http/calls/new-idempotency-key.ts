/** Returns a key for one action of the user (one press of a button), reused for its retries. */
export function newIdempotencyKey(): string {
  // Not randomUUID, which is missing on pages without TLS.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
