/** A file that has to be stored before its request is sent; the request's body names its path. */
export interface OutboxFile {
  /** Where it is uploaded: `/api/storage/{bucket}/{path}`. A repeated upload finds it there. */
  url: string;
  file: Blob;
}

/** A request to our API that is sent as soon as the server can be reached, even if the page was closed meanwhile. */
export interface NewOutboxRequest {
  /** Requests of one lane are sent one after another, in the order in which they were made. */
  lane: string;
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `/api`. */
  url: string;
  body?: unknown;
  /**
   * The idempotency key. The server remembers it for 24 hours: what may wait longer also has to name what it creates
   * by an id of its own in the body.
   */
  key: string;
  /** The user id of whoever made it; it is never sent as anybody else. */
  person: string;
  files?: readonly OutboxFile[];
}

/** Why the server will not carry a request out, however often it is sent. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
}

export interface OutboxRequest extends NewOutboxRequest {
  files: readonly OutboxFile[];
  /** Its position among all requests of this browser. */
  order: number;
  /** When it was made, in milliseconds since the epoch. */
  madeAt: number;
  /** Undefined while it waits. A refused request stays, without blocking others, until it is discarded or retried. */
  refusal?: Refusal | undefined;
}

/** What became of an attempt to send a request. */
export type SendOutcome =
  | { kind: 'done' }
  | { kind: 'refused'; refusal: Refusal }
  /** `seconds` is when the server asked to be tried again. */
  | { kind: 'later'; seconds: number | undefined }
  | { kind: 'signed-out' };

/** Where requests wait. */
export interface OutboxStorage {
  /** Lists the requests in the order in which they were made. */
  list: () => Promise<OutboxRequest[]>;
  /** Returns a position after all that were ever given. */
  nextOrder: () => Promise<number>;
  put: (request: OutboxRequest) => Promise<void>;
  remove: (order: number) => Promise<void>;
  clear: () => Promise<void>;
}
