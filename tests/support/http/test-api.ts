import { Hono } from 'hono';
import { afterAll } from 'vitest';
import { createApi } from '#app/api.server.ts';
import { startAuth } from '#app/boot/start-auth.server.ts';
import { startCalendarFeeds } from '#app/features/calendar/feed/feed-secret.server.ts';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import type { ApiEnvironment } from '#app/platform/http/api/api-environment.server.ts';
import { requestContext } from '#app/platform/http/requests/request-context.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { resetRateLimiters } from '#app/platform/http/requests/rate-limit.server.ts';
import { prepareQueues, startJobs, stopJobs } from '#app/platform/jobs/jobs.server.ts';
import { jobs } from '#app/jobs.server.ts';
import { contractViolationOf } from './contract.ts';
import type { TestDatabase } from '../test-database.ts';

export const testOrigin = 'http://localhost:3000';

export type TestRequest = {
  /** Sent as JSON; text, bytes and streams are sent as they are. */
  body?: unknown;
  cookie?: string;
  headers?: Record<string, string>;
};

export interface TestApi {
  /**
   * Calls the API in process, like a same-origin browser; `path` is below /api. Throws if the answer violates the
   * contract.
   */
  request: (method: string, path: string, request?: TestRequest) => Promise<Response>;
}

/**
 * Starts the HTTP API on a test database, with authentication and the job queue (which stores jobs and runs none).
 * Call it once per file: `const api = await startTestApi(await createTestDatabase());`
 */
export async function startTestApi({ connection }: TestDatabase): Promise<TestApi> {
  log.level = 'silent';
  useConfig(readConfig({ BASE_URL: testOrigin, COMPLETION_UNDO_SECONDS: '0' }));
  startAuth(['a secret that is only good for tests']);
  startCalendarFeeds(['a secret that is only good for tests']);
  resetRateLimiters();
  await startJobs(connection, { work: false });
  afterAll(stopJobs);
  await prepareQueues(jobs);
  const api = new Hono<ApiEnvironment>().use(requestContext(testOrigin)).route('/api', createApi(testOrigin));
  return {
    request: async (method, path, { body, cookie, headers = {} } = {}) => {
      const sent = new Headers({ origin: testOrigin, ...headers });
      if (body !== undefined && !sent.has('content-type')) sent.set('content-type', 'application/json');
      if (cookie) sent.set('cookie', cookie);
      const response = await api.request(`${testOrigin}/api${path}`, {
        method,
        headers: sent,
        ...(body === undefined ? {} : { body: wireForm(body), duplex: 'half' }),
      });
      const problem = await contractViolationOf(method, `${testOrigin}/api${path}`, response);
      if (problem !== undefined) throw new Error(`Not as the contract says: ${problem}`);
      return response;
    },
  };
}

function wireForm(body: unknown): BodyInit {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
  return isRaw ? (body as BodyInit) : JSON.stringify(body);
}

/** Returns the cookies a browser would send back: those an answer set and did not remove. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ');
}
