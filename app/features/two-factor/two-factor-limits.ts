/** Limits of two-factor sign-in. */
export const twoFactorLimits = {
  /** How long after the password the second step's code may follow. */
  signInCodeMinutes: 10,
  /** How long the first code of another phone may take. */
  phoneMoveMinutes: 15,
  trustedDeviceDays: 30,
  /** Consecutive wrong codes until an account is locked for `wrongCodesMinutes`. */
  wrongCodes: 10,
  wrongCodesMinutes: 15,
} as const;
