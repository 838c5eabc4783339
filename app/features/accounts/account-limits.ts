/** Limits of accounts (specification, section 9). */
export const accountLimits = {
  passwordMinimum: 8,
  /** The hashing cost of longer ones would be a way to keep the server busy. */
  passwordMaximum: 128,
  nameMaximum: 100,
  phoneMaximum: 40,
  emailMaximum: 254,
  confirmationLinkDays: 7,
} as const;
