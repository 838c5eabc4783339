/** Limits of a portfolio; those that the documents leave out are ours. */
export const portfolioLimits = {
  photos: 60,
  captionMaximum: 300,
  /** How long a photo that was taken out is kept, longer than any toast offers to put it back. */
  keptRemovedMinutes: 15,
} as const;
