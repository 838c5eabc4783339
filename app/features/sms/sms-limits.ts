/** Limits of text messages (docs/decisions/123-text-messages.md). */
export const smsLimits = {
  codeDigits: 6,
  codeMinutes: 10,
  triesMaximum: 5,
  /** Seconds between two codes. */
  resendSeconds: 60,
  /** The part of a day's segments that codes may use up, so that no attack on them silences the notices. */
  codesShare: 0.2,
} as const;
