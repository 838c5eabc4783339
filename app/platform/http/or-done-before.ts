import { ApiFailure } from './api-failure.ts';

/**
 * A change that also succeeds where the server says that things are so already: it was made before and the answer was
 * lost, or in another tab. `await orDoneBefore(api.delete('/bookings/:id', …))`.
 * @param code of the refusal that says so; by default every 404, which tells of a deletion that there is nothing any
 * more
 * @returns the answer, undefined where it was done before. @throws ApiFailure for every other refusal and failure
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
