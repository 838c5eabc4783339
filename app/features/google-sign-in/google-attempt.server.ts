import { AsyncLocalStorage } from 'node:async_hooks';
import type { GoogleFailure } from './google-sign-in.ts';

type Attempt = { failure: GoogleFailure | undefined; email: string | undefined };

const attempts = new AsyncLocalStorage<Attempt>();

/**
 * Runs one return from Google. The authentication library tells a failing provider from a forged answer only in its
 * log; what our part records meanwhile (`recordFailure`, `recordEmail`) is returned with its answer.
 */
export async function attemptGoogleSignIn<Answer>(work: () => Promise<Answer>): Promise<Attempt & { answer: Answer }> {
  const attempt: Attempt = { failure: undefined, email: undefined };
  const answer = await attempts.run(attempt, work);
  return { answer, ...attempt };
}

/** Records why the current attempt cannot succeed. */
export function recordFailure(failure: GoogleFailure): void {
  const attempt = attempts.getStore();
  if (attempt) attempt.failure = failure;
}

/** Records the email that Google reports. */
export function recordEmail(email: string): void {
  const attempt = attempts.getStore();
  if (attempt) attempt.email = email;
}
