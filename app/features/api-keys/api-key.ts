/** Limits of API keys. */
export const apiKeyLimits = {
  /** Keys of one person that work. */
  keysMaximum: 20,
  nameMaximum: 60,
  /** How long a key that ended stays in its owner's list. */
  endedKeptDays: 90,
} as const;

/** The lifetimes on offer, in days; a key without one works until it is revoked. */
export const keyLifetimes = [30, 90, 365] as const;

/** How many calls a minute a key can be given. */
export const keyRates = [60, 300, 600] as const;

export type KeyState = 'active' | 'expired' | 'revoked';

/** Returns whether a key works, and why not. */
export function keyState(key: { expires_at: Date | null; revoked_at: Date | null }, now: Date): KeyState {
  if (key.revoked_at) return 'revoked';
  return key.expires_at && key.expires_at <= now ? 'expired' : 'active';
}
