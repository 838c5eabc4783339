/** What the page of the system shows at most. */
export const systemLimits = { failedJobs: 50 } as const;
