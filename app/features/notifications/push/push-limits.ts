export const pushLimits = {
  /** Browsers of one person; the one added first makes room. */
  subscriptionsPerUser: 10,
  endpointMaximum: 1_000,
  userAgentMaximum: 500,
} as const;
