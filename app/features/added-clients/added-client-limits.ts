/** Limits of the clients that a professional adds; the lengths are characters. */
export const addedClientLimits = {
  nameMaximum: 120,
  noteMaximum: 1_000,
  locationMaximum: 300,
  /** Of one professional. */
  clientsMaximum: 10_000,
  /** How many the list shows at once, and how many the form of a visit suggests. */
  pageSize: 50,
  suggestionsMaximum: 5,
} as const;
