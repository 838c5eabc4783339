/** Limits of visits that professionals enter by hand. */
export const byHandLimits = {
  nameMaximum: 120,
  noteMaximum: 1_000,
  /** Minutes, by which a visit can begin. */
  durationMinimum: 15,
  durationMaximum: 720,
  /** How far ahead a visit can be entered. */
  monthsAhead: 12,
  /** How long a visit is kept after its end. */
  keptDays: 365,
} as const;
