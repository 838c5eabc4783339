/** Limits of an application (document 1, sections 5 and 9); where the documents give none, the limit is ours. */
export const applicationLimits = {
  steps: 4,
  /** Bytes of the profile photo; the bucket itself allows more (OPEN-48). */
  photoBytes: 5 * 1024 * 1024,
  /** How long the local username check shows its spinner. */
  usernameCheckMilliseconds: 600,
  radiusDefault: 10,
  radiusMaximum: 500,
  travelFeeDefault: 0,
  travelFeeMaximum: 100,
  yearsDefault: '0',
  yearsMaximum: 80,
  bioMaximum: 4_000,
  placeMaximum: 200,
  usernameMaximum: 60,
  services: 30,
  serviceNameMaximum: 120,
  serviceDetailsMaximum: 2_000,
  priceMaximum: 10_000,
  workPhotos: 12,
  errorToastSeconds: 8,
  /** From "Application Submitted!" to the next page. */
  redirectSeconds: 1.5,
  /** Data saved before sign-up lives as long as a confirmation link (OPEN-22). */
  savedDays: 7,
  draftDays: 30,
} as const;
