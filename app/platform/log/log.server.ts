import { AsyncLocalStorage } from 'node:async_hooks';
import pino from 'pino';
import { loggedError } from './logged-error.server.ts';

const requestScope = new AsyncLocalStorage<{ requestId: string }>();

const options: pino.LoggerOptions = {
  level: process.env['LOG_LEVEL'] || 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => requestScope.getStore() ?? {},
  serializers: { err: loggedError },
  redact: {
    paths: [
      'email',
      'phone',
      'location',
      'password',
      'token',
      '*.email',
      '*.phone',
      '*.location',
      '*.password',
      '*.token',
    ],
    censor: '[redacted]',
  },
};

/** Returns a log that writes its lines to a stream. */
export function logTo(stream: pino.DestinationStream): pino.Logger {
  return pino(options, stream);
}

/**
 * Logs contain ids, codes and durations, never names, addresses or emails; whatever slips through is redacted by key.
 */
export const log = pino(options);

/** Runs a request so that each of its log lines has its id. */
export function withRequestId<T>(requestId: string, run: () => T): T {
  return requestScope.run({ requestId }, run);
}
