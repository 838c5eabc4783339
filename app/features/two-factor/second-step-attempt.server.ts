import { AsyncLocalStorage } from 'node:async_hooks';

const attempts = new AsyncLocalStorage<{ accountId: string | undefined }>();

/**
 * Runs the second step of a sign-in. The user is in a cookie that only the authentication library reads; what our
 * part records meanwhile (`recordSecondStepOf`) is returned with its answer.
 */
export async function attemptSecondStep<Answer>(
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; accountId: string | undefined }> {
  const attempt = { accountId: undefined };
  const answer = await attempts.run(attempt, work);
  return { answer, accountId: attempt.accountId };
}

/** Records who gave the password before the code. */
export function recordSecondStepOf(accountId: string): void {
  const attempt = attempts.getStore();
  if (attempt) attempt.accountId = accountId;
}
