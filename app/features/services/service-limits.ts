/** Limits of a professional's services that the documents leave open. */
export const serviceLimits = {
  perProfessional: 100,
  nameMaximum: 120,
  descriptionMaximum: 2_000,
  /** Dollars. */
  priceMaximum: 10_000,
  /** Minutes: a day. */
  durationMaximum: 1_440,
  /**
   * Dollars: below it Stripe takes no card payment
   * (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts).
   */
  payableMinimum: 0.5,
} as const;
