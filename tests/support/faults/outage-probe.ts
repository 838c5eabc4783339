import { expect } from 'vitest';
import type { BuiltServer } from './built-server.ts';

/** Milliseconds within which a request is answered and a dead peer detected. */
export const deadline = 15_000;

interface Answer {
  path: string;
  status: number;
  retryAfter: string | null;
  milliseconds: number;
  text: string;
}

const apiPaths = ['/api/auth/get-session', '/api/bookings', '/api/professionals?limit=3', '/readyz'];

/** A search that nobody asked before: pages of the directory's list are kept for ten seconds. */
const pagePaths = () => [`/professionals?search=${crypto.randomUUID()}`, '/contact?utm_source=outage'];

/** Sends a signed-in person's requests to a server, all at once. */
export function askEverything({ url }: BuiltServer, cookie: Record<string, string>): Promise<Answer[]> {
  return Promise.all(
    [...apiPaths, ...pagePaths()].map(async (path): Promise<Answer> => {
      const begun = performance.now();
      const answer = await fetch(`${url}${path}`, {
        headers: cookie,
        redirect: 'manual',
        signal: AbortSignal.timeout(60_000),
      });
      const text = await answer.text();
      return {
        path,
        status: answer.status,
        retryAfter: answer.headers.get('retry-after'),
        milliseconds: performance.now() - begun,
        text,
      };
    }),
  );
}

/** Expects each answer in time, reporting an outage: never an internal error, never as if nobody were signed in. */
export function expectOutage(answers: Answer[]): void {
  for (const { path, status, retryAfter, milliseconds, text } of answers) {
    expect([path, status, retryAfter]).toEqual([path, 503, '5']);
    expect([path, milliseconds < deadline]).toEqual([path, true]);
    // Pages have their own text for it.
    if (apiPaths.includes(path))
      expect(JSON.parse(text)).toMatchObject({
        code: 'unavailable',
        error: 'The service is briefly unavailable. Please try again.',
      });
  }
}

export function expectAllWell(answers: Answer[]): void {
  expect(answers.map(({ path, status }) => [path, status])).toEqual(answers.map(({ path }) => [path, 200]));
}
