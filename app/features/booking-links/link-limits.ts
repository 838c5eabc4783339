/** Limits of short addresses. */
export const linkLimits = {
  nameMinimum: 3,
  nameMaximum: 30,
  /** How long a replaced name leads on, and is nobody else's. */
  leadsOnDays: 90,
  /** The replaced names a professional can have at a time, so that nobody collects names. */
  replacedMaximum: 3,
} as const;
