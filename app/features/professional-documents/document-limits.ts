/** Limits of a professional's documents (document 1, section 5). */
export const documentLimits = {
  /** Bytes of each certification and of the insurance. */
  bytes: 10_485_760,
  certifications: 10,
} as const;
