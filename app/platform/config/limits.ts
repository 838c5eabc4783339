/**
 * Constants of the platform itself (sessions, realtime, retries). A room's own limits are in the room. Source:
 * specification, documents 1 and 2, section 9.
 */
export const sessionLimits = {
  refreshCheckSeconds: 30,
  refreshWhenUnderSeconds: 90,
  sessionDays: 30,
  /** Days after which every session ends, by a trigger. */
  lastDays: 90,
} as const;

export const realtimeLimits = {
  heartbeatSeconds: 25,
  timeoutSeconds: 10,
  reconnectDelaysSeconds: [1, 2, 5, 10],
  /** Clients send nothing except heartbeats. */
  messageBytes: 1024,
  /** Tabs and devices of one person on one instance. */
  connectionsPerUser: 20,
} as const;

/** A briefly unavailable server is asked again (document 1, section 8), with growing waits. */
export const retryLimits = {
  statuses: [502, 503, 504],
  waitsMilliseconds: [300, 900],
  /**
   * The deadline of one API call in the browser. Above every deadline of the server, below the time an idempotency
   * key is leased.
   */
  attemptSeconds: 45,
  /** The deadline of one read of a page's data. */
  readSeconds: 15,
} as const;

export const requestLimits = {
  /**
   * The maximum body that is sent even if the page is left: browsers allow 64 KiB, and a character takes up to 3
   * bytes.
   */
  keepaliveCharacters: 20_000,
  /** The maximum JSON body of an API call. */
  jsonBodyBytes: 100 * 1024,
  /**
   * The maximum of a sign-in or sign-up: a password of one megabyte gets the same error as one of 200 characters,
   * that it is too long.
   */
  credentialsBodyBytes: 2 * 1024 * 1024,
  /** The maximum webhook body: Stripe's own events stay far below. */
  webhookBodyBytes: 512 * 1024,
  listDefault: 24,
  listMaximum: 100,
} as const;
