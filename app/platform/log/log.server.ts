import { AsyncLocalStorage } from 'node:async_hooks';
import pino from 'pino';

const requestScope = new AsyncLocalStorage<{ requestId: string }>();

/**
 * Logs contain ids, codes and durations, never names, addresses or emails; whatever slips through is redacted by key.
 */
export const log = pino({
  level: process.env['LOG_LEVEL'] || 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => requestScope.getStore() ?? {},
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
});

/** Runs a request so that each of its log lines has its id. */
export function withRequestId<T>(requestId: string, run: () => T): T {
  return requestScope.run({ requestId }, run);
}
