import { ApiFailure } from './api-failure.ts';

/**
 * Awaits a change that also succeeds if the server says that it is already done: it was made before and the answer
 * was lost, or in another tab. `await orDoneBefore(api.delete('/bookings/:id', …))`.
 * @param code the error code that says so; by default every 404, which for a deletion means that nothing is left
 * @returns the answer, undefined if it was done before
 * @throws ApiFailure for every other error and failure
 */
export async function orDoneBefore<Answer>(call: Promise<Answer>, code?: string): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiFailure && (code === undefined ? error.status === 404 : error.code === code))
      return undefined;
    throw error;
  }
}
