/** Limits of blocked slots that the documents leave open: generous for people, small for the database. */
export const blockLimits = {
  reasonMaximum: 500,
  /** The maximum span of a repeated block or a vacation. */
  daysMaximum: 366,
  weeksMaximum: 52,
  /** The maximum number of rows one call creates: every day of a year. */
  slotsMaximum: 366,
  /** How far ahead time can be blocked. */
  yearsAhead: 2,
} as const;
