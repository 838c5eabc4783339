/**
 * Secrets of this installation, at least one: the first signs and encrypts, every one verifies and decrypts
 * (docs/decisions/037-signing-in.md).
 */
export type Secrets = readonly [current: string, ...older: string[]];

/** Reads AUTH_SECRET: one secret, or several with commas between them, the newest first. */
export function secretsFrom(text: string): Secrets {
  const [current = '', ...older] = text.split(',').map((secret) => secret.trim());
  return [current, ...older];
}
