export const favouriteLimits = {
  /** Favorites per person, which are all shown at once. */
  most: 200,
  /** How long a heart pressed before signing in is remembered, in minutes. */
  wishMinutes: 60,
} as const;
