/**
 * Constants of the platform itself (session and realtime rhythm, retries). A room's own limits stand in the room.
 * Source: specification, documents 1 and 2, section 9.
 */
export const sessionLimits = {
  refreshCheckSeconds: 30,
  refreshWhenUnderSeconds: 90,
  sessionDays: 30,
} as const;

export const realtimeLimits = {
  heartbeatSeconds: 25,
  timeoutSeconds: 10,
  reconnectDelaysSeconds: [1, 2, 5, 10],
  /** Clients send nothing but heartbeats. */
  messageBytes: 1024,
  /** Tabs and devices of one person on one instance. */
  connectionsPerUser: 20,
} as const;

/** A briefly unavailable server is asked again (document 1, section 8); the waits grow. */
export const retryLimits = {
  statuses: [502, 503, 504],
  waitsMilliseconds: [300, 900],
  /**
   * Of one call of the browser, until it counts as lost. Above every deadline of the server, below the time a key is
   * held.
   */
  attemptSeconds: 45,
  /** Of one reading of a page's data. */
  readSeconds: 15,
} as const;

export const requestLimits = {
  /** Of a body that is sent although its page is left: browsers allow 64 KiB, and a character takes up to 3 bytes. */
  keepaliveCharacters: 20_000,
  /** The largest JSON body of an API call. */
  jsonBodyBytes: 100 * 1024,
  /** Of a sign-in or sign-up: a password of a megabyte is told, like one of 200 characters, that it is too long. */
  credentialsBodyBytes: 2 * 1024 * 1024,
  /** The largest webhook body: Stripe's own events stay far below. */
  webhookBodyBytes: 512 * 1024,
  listDefault: 24,
  listMaximum: 100,
} as const;
