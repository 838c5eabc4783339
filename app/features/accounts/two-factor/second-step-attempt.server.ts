import { AsyncLocalStorage } from 'node:async_hooks';

const attempts = new AsyncLocalStorage<{ accountId: string | undefined }>();

/**
 * Runs one second step of a sign-in. Whose it is stands in a cookie that the authentication library alone reads; what
 * our part of it notes meanwhile (`recordSecondStepOf`) comes out beside its answer.
 */
export async function attemptSecondStep<Answer>(
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; accountId: string | undefined }> {
  const attempt = { accountId: undefined };
  const answer = await attempts.run(attempt, work);
  return { answer, accountId: attempt.accountId };
}

/** Notes who gave the password before the code. */
export function recordSecondStepOf(accountId: string): void {
  const attempt = attempts.getStore();
  if (attempt) attempt.accountId = accountId;
}
