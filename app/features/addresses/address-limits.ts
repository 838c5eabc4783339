/** Limits of saved addresses; the lengths are characters. */
export const addressLimits = {
  /** Addresses per person, which are all shown at once. */
  addressesMaximum: 10,
  nameMaximum: 40,
  streetMaximum: 120,
  unitMaximum: 40,
  cityMaximum: 80,
  notesMaximum: 500,
  /** How long before a visit its professional sees the notes for getting in. */
  notesHoursBefore: 24,
} as const;
