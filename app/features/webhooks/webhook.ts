/** Limits of webhooks. */
export const webhookLimits = {
  endpointsMaximum: 5,
  urlMaximum: 2_000,
  /** How long an endpoint may take. */
  timeoutMilliseconds: 15_000,
  /** How much of an answer is read, and kept in the log. */
  answerBytes: 64 * 1024,
  excerptCharacters: 1_000,
  /** Attempts of one endpoint that are under way at once, in one process. */
  atOnce: 4,
  logDays: 30,
  logPage: 25,
  payloadVersion: '1',
} as const;

const minute = 60;
const hour = 60 * minute;

/** Seconds from each failed attempt to the next: ten attempts in three days. */
export const retryWaits = [
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  20 * hour,
] as const;

/** An attempt that has not ended by then counts as lost. */
export const attemptLeaseSeconds = 60;

/**
 * Returns the seconds until the next attempt, up to a tenth more, so that endpoints that come back are not called all
 * at once; undefined after the last one.
 */
export function waitAfter(attempts: number, random: () => number): number | undefined {
  const wait = retryWaits[attempts - 1];
  return wait === undefined ? undefined : Math.round(wait * (1 + random() / 10));
}

export const deliveryStates = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
export const disabledReasons = ['failing', 'gone'] as const;
export type DisabledReason = (typeof disabledReasons)[number];
