/** Limits of unpaid holds (docs/decisions/040-unpaid-holds.md). */
export const holdLimits = {
  /** Unpaid holds at a time. At most one per professional: a new selection replaces it. */
  holdsMaximum: 3,
  /** Minutes within which a released hold has hardly kept anybody away. */
  soonMinutes: 10,
  /** How many of those weigh as much as one that expired. */
  givenUpPerLapse: 5,
  /** Holds that may expire before the next one has to wait. */
  freeLapses: 1,
  firstWaitMinutes: 10,
  /** The factor from one wait to the next. */
  waitFactor: 3,
  longestWaitMinutes: 24 * 60,
  /** Days without an unpaid hold after which the record is cleared; a payment clears it at once. */
  rememberedDays: 7,
} as const;
