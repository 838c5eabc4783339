/** Bounds of blocked slots that the documents leave open; generous for people, small for the database. */
export const blockLimits = {
  reasonMaximum: 500,
  /** How long a block repeats, and how long a vacation is, at most. */
  daysMaximum: 366,
  weeksMaximum: 52,
  /** Rows that one call creates: every day of a year. */
  slotsMaximum: 366,
  /** How far ahead time can be blocked. */
  yearsAhead: 2,
} as const;
