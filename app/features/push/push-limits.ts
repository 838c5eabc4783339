export const pushLimits = {
  /** The maximum number of browsers of one person; a new one replaces the oldest. */
  subscriptionsPerUser: 10,
  endpointMaximum: 1_000,
  userAgentMaximum: 500,
} as const;
