/** The body of an API error; error-response.server.ts defines its shape. */
type ErrorBody = { error?: unknown; code?: unknown; details?: unknown };

/** The details of an error: the documented type, a message per field, and what the room adds. */
export type FailureDetails = { type?: string; fields?: Record<string, string> } & Record<string, unknown>;

export const networkFailureText = 'We couldn’t reach Doorstep. Please check your connection and try again.';
export const unreadableText = 'Something went wrong on our side. Please try again.';

/** A failed API call: refused, failed on the server, or (status 0) unanswered. */
export class ApiFailure extends Error {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** The stable code of the error, e.g. `email_not_confirmed`; `network` without a response. */
  readonly code: string;
  /** A message for each wrong field, by field name. */
  readonly fields: Record<string, string>;
  readonly details: FailureDetails;
  /** Seconds to wait before another try, if the server said so. */
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

/** Reads an error response; one that is not ours (a proxy's page) becomes a general message. */
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
