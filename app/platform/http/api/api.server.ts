import { Hono, type ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';
import { toErrorResponse } from '#app/platform/errors/error-response.server.ts';
import type { ApiEnvironment } from './api-environment.server.ts';

/** Answers any error of an API call in the one error shape; function calls get their payload back as requestData. */
export const apiErrors: ErrorHandler = async (error, context) => {
  const requestData = context.req.path.startsWith('/api/functions/') ? await payloadOf(context.req) : undefined;
  return toErrorResponse(translated(error), requestData);
};

function translated(error: unknown): unknown {
  if (!(error instanceof HTTPException)) return error;
  const definition = error.status === 400 ? platformErrors.malformed_json : platformErrors.malformed_request;
  return new AppError(definition, { cause: error });
}

/** Returns the payload, if it is JSON that can be sent back: endlessly nested JSON can be parsed but not serialized. */
async function payloadOf(request: { json(): Promise<unknown> }): Promise<unknown> {
  try {
    const payload = await request.json();
    JSON.stringify(payload);
    return payload;
  } catch {
    return undefined;
  }
}

/** Creates the API router of a room. */
export function apiRouter(): Hono<ApiEnvironment> {
  return new Hono<ApiEnvironment>();
}
