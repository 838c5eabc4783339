/** Limits of the booking button and of what guests send through it. */
export const buttonLimits = {
  sitesMaximum: 10,
  siteMaximum: 200,
  labelMaximum: 40,
  /** Of the script, before compression. */
  scriptBytesMaximum: 3_000,
  confirmationMinutes: 60,
  /** A second press within this time is the first one. */
  samePressSeconds: 60,
} as const;
