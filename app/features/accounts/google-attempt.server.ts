import { AsyncLocalStorage } from 'node:async_hooks';
import type { GoogleFailure } from './google-sign-in.ts';

const attempts = new AsyncLocalStorage<{ failure: GoogleFailure | undefined }>();

/**
 * Runs one return from Google. The authentication library tells a dead provider from a forged answer only in its log;
 * what our part of it notes meanwhile (`noteFailure`) comes out beside its answer.
 */
export async function attemptGoogleSignIn<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; failure: GoogleFailure | undefined }> {
  const attempt = { failure: undefined };
  const answer = await attempts.run(attempt, work);
  return { answer, failure: attempt.failure };
}

/** Notes why the attempt under way cannot succeed. */
export function noteFailure(failure: GoogleFailure): void {
  const attempt = attempts.getStore();
  if (attempt) attempt.failure = failure;
}
