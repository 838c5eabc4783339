/**
 * Secrets of this installation, at least one: the first signs and encrypts, all verify and decrypt
 * (docs/decisions/037-signing-in.md).
 */
export type Secrets = readonly [current: string, ...older: string[]];

/** Parses AUTH_SECRET: one secret, or several separated by commas, the newest first. */
export function secretsFrom(text: string): Secrets {
  const [current = '', ...older] = text.split(',').map((secret) => secret.trim());
  return [current, ...older];
}
