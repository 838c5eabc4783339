/** How much of other people's calendars a client can keep without paying (docs/decisions/040-unpaid-holds.md). */
export const holdLimits = {
  /** Unpaid holds at a time. With one professional there is at most one: another choice takes its place. */
  holdsMaximum: 3,
  /** A hold that is given up within so many minutes has kept hardly anybody away. */
  soonMinutes: 10,
  /** So many of those weigh as much as one that ran out. */
  givenUpPerLapse: 5,
  /** Holds that may run out before the next one has to wait. */
  freeLapses: 1,
  firstWaitMinutes: 10,
  /** Each wait is so many times as long as the one before. */
  waitFactor: 3,
  longestWaitMinutes: 24 * 60,
  /** After so many days without an unpaid hold nothing is remembered; after a payment at once. */
  rememberedDays: 7,
} as const;
