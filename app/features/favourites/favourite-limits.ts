export const favouriteLimits = {
  /** Favourites of one person: all of them are shown at once. */
  most: 200,
  /** How long a heart pressed before signing in is remembered. */
  wishMinutes: 60,
} as const;
