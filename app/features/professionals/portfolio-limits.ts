/** Limits of a portfolio; where the documents give none, the limit is ours. */
export const portfolioLimits = {
  photos: 60,
  captionMaximum: 300,
  /** How long a removed photo is kept, longer than any toast offers to restore it. */
  keptRemovedMinutes: 15,
} as const;
