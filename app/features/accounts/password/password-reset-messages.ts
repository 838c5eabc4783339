/** The texts of password reset (document 2, sections 5 and 8). */
export const passwordResetMessages = {
  /** Shown for known and unknown emails alike (OPEN-56). */
  mailed: 'Password reset email sent! Please check your inbox.',
  emailMissing: 'Please enter your email address.',
  mismatch: 'Passwords do not match.',
  sessionMissing: 'Auth session missing! Please use the password reset link from your email.',
  done: 'Your password has been reset! You can now log in with your new password.',
} as const;
