/** Limits of accounts (specification, section 9). */
export const accountLimits = {
  passwordMinimum: 8,
  /** The hashing cost of longer ones would be a way to keep the server busy. */
  passwordMaximum: 128,
  nameMaximum: 100,
  phoneMaximum: 40,
  emailMaximum: 254,
  confirmationLinkHours: 24,
  /** Until another confirmation mail can be asked for. */
  confirmationMailWaitSeconds: 60,
  passwordResetLinkMinutes: 30,
  redirectAfterResetSeconds: 2,
  emailChangeLinkHours: 24,
  /** How long after the password the code of the second step may come. */
  signInCodeMinutes: 10,
  /** From leaving for Google until coming back. */
  googleSignInMinutes: 10,
  trustedDeviceDays: 30,
  /** Wrong codes in a row before an account waits for so many minutes. */
  wrongCodes: 10,
  wrongCodesMinutes: 15,
  /** Without a password, changing an account needs a sign-in not older than this. */
  freshSignInMinutes: 30,
  /** A sign-in younger than this proves who one is, also before what cannot be undone. */
  freshSignInHours: 24,
} as const;
