/** What a caller can do about an error, with the HTTP status that error-response.server.ts uses. */
export const errorKinds = {
  invalid: 422,
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  too_many: 429,
  upstream: 502,
  unavailable: 503,
} as const;

export type ErrorKind = keyof typeof errorKinds;

/** The documented `details.type` values are stripe and database; the others are ours. */
export type ErrorDetailType = 'stripe' | 'database' | 'validation' | 'request' | 'auth';

export type ErrorDefinition = { code: string; kind: ErrorKind; message: string; type: ErrorDetailType };

export type ErrorDetails = {
  /** A message for each wrong field, by field name. */
  fields?: Record<string, string>;
  /** Sent to the caller next to the message, e.g. where to continue. */
  extra?: Record<string, unknown>;
  /** For the log, never sent. */
  cause?: unknown;
  retryAfterSeconds?: number;
};

/** An error that a caller can get: a stable code, a message, and how it maps to HTTP. */
export class AppError extends Error {
  readonly code: string;
  readonly kind: ErrorKind;
  readonly type: ErrorDetailType;
  readonly details: ErrorDetails;

  constructor(definition: ErrorDefinition, details: ErrorDetails = {}) {
    super(definition.message, details.cause === undefined ? {} : { cause: details.cause });
    this.name = 'AppError';
    this.code = definition.code;
    this.kind = definition.kind;
    this.type = definition.type;
    this.details = details;
  }
}

/** Whether this is an error with that code, wherever it was thrown. */
export function isErrorOf(error: unknown, { code }: ErrorDefinition): error is AppError {
  return error instanceof AppError && error.code === code;
}

const definitions = new Map<string, ErrorDefinition>();

/** Returns every error that the loaded rooms declare, by code. */
export function errorDefinitions(): ReadonlyMap<string, ErrorDefinition> {
  return definitions;
}

/** What the caller gets for an unexpected error; it is not an AppError, so it has its own status. */
export const internalError = {
  code: 'internal',
  status: 500,
  type: 'internal',
  message: 'Something went wrong on our side. Please try again.',
} as const;

/** Declares a room's errors in one place: code -> kind, message and details.type. */
export function defineErrors<Codes extends string>(
  declared: Record<Codes, { kind: ErrorKind; message: string; type?: ErrorDetailType }>,
): { readonly [Code in Codes]: ErrorDefinition & { code: Code } } {
  const entries = Object.entries(declared) as [Codes, { kind: ErrorKind; message: string; type?: ErrorDetailType }][];
  const defined = entries.map(
    ([code, { kind, message, type }]) => [code, { code, kind, message, type: type ?? 'request' }] as const,
  );
  for (const [code, definition] of defined) definitions.set(code, definition);
  return Object.fromEntries(defined) as { [Code in Codes]: ErrorDefinition & { code: Code } };
}

/** The platform's own errors. */
export const platformErrors = defineErrors({
  invalid_input: { kind: 'invalid', message: 'Some fields are not valid.', type: 'validation' },
  malformed_json: { kind: 'malformed', message: 'The request body is not valid JSON.' },
  malformed_request: { kind: 'malformed', message: 'We couldn’t understand this request.' },
  body_too_large: { kind: 'too_large', message: 'The request body is too large.' },
  unauthenticated: { kind: 'unauthenticated', message: 'Not authenticated', type: 'auth' },
  forbidden: { kind: 'forbidden', message: 'You are not allowed to do this.', type: 'auth' },
  wrong_origin: { kind: 'forbidden', message: 'This request came from another site.', type: 'auth' },
  not_found: { kind: 'not_found', message: 'Not found' },
  too_many_requests: { kind: 'too_many', message: 'Too many requests. Please wait a moment and try again.' },
  idempotency_key_invalid: {
    kind: 'malformed',
    message: 'The Idempotency-Key must be 1 to 255 visible ASCII characters.',
  },
  idempotency_key_reused: { kind: 'invalid', message: 'This Idempotency-Key was used for another request.' },
  idempotency_key_running: { kind: 'conflict', message: 'The request with this Idempotency-Key is still under way.' },
  unavailable: { kind: 'unavailable', message: 'The service is briefly unavailable. Please try again.' },
});
