/** Limits of a professional's services where the documents give none. */
export const serviceLimits = {
  perProfessional: 100,
  nameMaximum: 120,
  descriptionMaximum: 2_000,
  /** Dollars. */
  priceMaximum: 10_000,
  /** Minutes: a day. */
  durationMaximum: 1_440,
  /**
   * Dollars; Stripe accepts no card payment below it
   * (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts).
   */
  payableMinimum: 0.5,
} as const;
