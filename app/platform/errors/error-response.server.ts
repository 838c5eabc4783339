import { log } from '#app/platform/log/log.server.ts';
import { AppError, errorKinds, platformErrors } from './app-error.ts';

/** The one error shape of the API (DESIGN: HTTP API). */
export type ErrorBody = {
  error: string;
  code: string;
  details: { type: string; message: string; fields?: Record<string, string> } & Record<string, unknown>;
  requestData?: unknown;
};

const internalText = 'Something went wrong on our side. Please try again.';

/**
 * Turns anything thrown into the one error shape. Unknown errors become a generic 500 and are logged with their cause;
 * expected ones are logged at a level that fits their status.
 */
export function toErrorResponse(error: unknown, requestData?: unknown): Response {
  if (isConnectionFailure(error)) return toErrorResponse(new AppError(platformErrors.unavailable, { cause: error }), requestData);
  if (!(error instanceof AppError)) {
    log.error({ err: error }, 'unexpected error');
    return errorJson(500, { error: internalText, code: 'internal', details: { type: 'internal', message: internalText } });
  }
  const status = errorKinds[error.kind];
  log[status >= 500 ? 'error' : 'info']({ code: error.code, status, err: error.details.cause }, 'request refused');
  const body: ErrorBody = {
    error: error.message,
    code: error.code,
    details: {
      type: error.type,
      message: error.message,
      ...(error.details.fields ? { fields: error.details.fields } : {}),
      ...error.details.extra,
    },
    ...(requestData === undefined ? {} : { requestData }),
  };
  return errorJson(status, body, error.details.retryAfterSeconds);
}

function errorJson(status: number, body: ErrorBody, retryAfterSeconds?: number): Response {
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(Math.ceil(retryAfterSeconds)));
  return new Response(JSON.stringify(body), { status, headers });
}

/** PostgreSQL is away or shutting down (class 08, 57P0x) or the pool gave up waiting. */
function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && /^(08|57P0|53300|ECONNREFUSED|ECONNRESET|ENOENT$)/.test(code)) return true;
  return error.message.includes('timeout exceeded when trying to connect') || error.message === 'Connection terminated unexpectedly';
}
