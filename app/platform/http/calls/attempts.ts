import { ApiFailure } from './api-failure.ts';
import { newIdempotencyKey } from './new-idempotency-key.ts';

/**
 * Sends a form under idempotency keys: the same content is sent under the same key until the server has answered it,
 * so that pressing the button again after a lost answer gets that answer instead of repeating everything. Use one
 * sender per form: `const attempt = createAttempts(); await attempt(body, (idempotencyKey) => api.post(…))`.
 */
export function createAttempts() {
  let open: { content: string; key: string } | undefined;
  return async <Answer>(content: unknown, send: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> => {
    const text = JSON.stringify(content);
    if (open?.content !== text) open = { content: text, key: newIdempotencyKey() };
    try {
      const answer = await send(open.key);
      open = undefined;
      return answer;
    } catch (error) {
      if (isAnswered(error)) open = undefined;
      throw error;
    }
  };
}

/**
 * Whether the server decided on the attempt; without an answer, or while it is still running, nobody knows what was
 * done.
 */
export function isAnswered(error: unknown): boolean {
  return (
    error instanceof ApiFailure && error.status >= 400 && error.status < 500 && error.code !== 'idempotency_key_running'
  );
}
