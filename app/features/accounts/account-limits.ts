/** Limits of accounts (specification, section 9). */
export const accountLimits = {
  passwordMinimum: 8,
  /** Hashing longer ones would let anybody keep the server busy. */
  passwordMaximum: 128,
  emailMaximum: 254,
  confirmationLinkHours: 24,
  /** Seconds until another confirmation mail can be requested. */
  confirmationMailWaitSeconds: 60,
  passwordResetLinkMinutes: 30,
  redirectAfterResetSeconds: 2,
  emailChangeLinkHours: 24,
  /** The maximum age of the sign-in when an account without a password is changed. */
  freshSignInMinutes: 30,
  /** A sign-in younger than this proves the owner, even before something irreversible. */
  freshSignInHours: 24,
} as const;
