/** Limits of bookings (specification, section 9; OPEN-04). */
export const bookingLimits = {
  locationMaximum: 500,
  locationWarnAbove: 450,
  /** How often a client may reschedule a visit. */
  movesMaximum: 3,
  cancelToastSeconds: 5,
  redirectAfterCancelSeconds: 1.5,
  redirectAfterCancelToastSeconds: 3,
} as const;
