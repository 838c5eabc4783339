/** What the API says when it refuses; the shape is that of error-response.server.ts. */
type ErrorBody = { error?: unknown; code?: unknown; details?: unknown };

/** The details of a refusal: the documented type, a message a field, and what the room adds. */
export type FailureDetails = { type?: string; fields?: Record<string, string> } & Record<string, unknown>;

export const networkFailureText = 'Doorstep could not be reached. Please check your connection and try again.';
export const unreadableText = 'Something went wrong on our side. Please try again.';

/** An API call that did not succeed: refused, failed on the server, or (status 0) never answered. */
export class ApiFailure extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The stable code of the error, e.g. `email_not_confirmed`; `network` when no answer came. */
  readonly code: string;
  /** A message for each wrong field, by the field's name. */
  readonly fields: Record<string, string>;
  readonly details: FailureDetails;
  /** Seconds to wait before another try, where the server said so. */
  readonly retryAfter: number | undefined;

  constructor(failure: {
    status: number;
    code: string;
    message: string;
    details?: FailureDetails;
    retryAfter?: number | undefined;
    cause?: unknown;
  }) {
    super(failure.message, failure.cause === undefined ? {} : { cause: failure.cause });
    this.name = 'ApiFailure';
    this.status = failure.status;
    this.code = failure.code;
    this.details = failure.details ?? {};
    this.fields = this.details.fields ?? {};
    this.retryAfter = failure.retryAfter;
  }
}

/** Reads a refusal; an answer that is not of ours (a proxy's page) becomes a general text. */
export async function readFailure(response: Response): Promise<ApiFailure> {
  const body = ((await response.json().catch(() => null)) ?? {}) as ErrorBody;
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiFailure({
    status: response.status,
    code: typeof body.code === 'string' ? body.code : 'unreadable',
    message: typeof body.error === 'string' ? body.error : unreadableText,
    details: typeof body.details === 'object' && body.details !== null ? (body.details as FailureDetails) : {},
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}
