import { log } from '#app/platform/log/log.server.ts';
import { markErrorAnswered } from '#app/platform/tracing/span.server.ts';
import { AppError, errorKinds, internalError, platformErrors } from './app-error.ts';
import { isOutage } from './outage.ts';

/** The one error shape of the API (DESIGN: HTTP API). */
export type ErrorBody = {
  error: string;
  code: string;
  details: { type: string; message: string; fields?: Record<string, string> } & Record<string, unknown>;
  requestData?: unknown;
};

/** The Retry-After of a 503 whose cause does not define one, in seconds. */
export const retryAfterSeconds = 5;

/**
 * Converts anything thrown into the one error shape. Unknown errors become a generic 500 and are logged with their
 * cause; expected ones are logged at a level that fits their status.
 */
export function toErrorResponse(error: unknown, requestData?: unknown): Response {
  if (!(error instanceof AppError) && isOutage(error))
    return toErrorResponse(new AppError(platformErrors.unavailable, { cause: error }), requestData);
  if (!(error instanceof AppError)) {
    log.error({ err: error }, 'unexpected error');
    const { status, code, type, message } = internalError;
    markErrorAnswered(code);
    return errorJson(status, { error: message, code, details: { type, message } });
  }
  const status = errorKinds[error.kind];
  markErrorAnswered(error.code);
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
  return errorJson(
    status,
    body,
    error.details.retryAfterSeconds ?? (error.kind === 'unavailable' ? retryAfterSeconds : undefined),
  );
}

function errorJson(status: number, body: ErrorBody, retryAfterSeconds?: number): Response {
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(Math.ceil(retryAfterSeconds)));
  return new Response(JSON.stringify(body), { status, headers });
}
