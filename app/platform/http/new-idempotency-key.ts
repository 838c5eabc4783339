/** A key for one action of the user (one press of a button), kept over its retries. */
export function newIdempotencyKey(): string {
  // Not randomUUID: it is missing where the page is not served over TLS.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
