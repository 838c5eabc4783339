/** Limits of bookings (specification, section 9; OPEN-04). */
export const bookingLimits = {
  locationMaximum: 500,
  locationWarnAbove: 450,
  freeCancellationHours: 24,
  /** Kept of the total when a client cancels later than that; a platform setting. */
  lateFeePercent: 50,
  cancelToastSeconds: 5,
  redirectAfterCancelSeconds: 1.5,
  redirectAfterCancelToastSeconds: 3,
} as const;
