import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';

/** Errors that may concern a column rather than the profile (document 1, section 7). */
const columnRefusals = [403, 406];

/**
 * Fetches the own profile; on 406 or 403 once more with the reduced set of columns (OPEN-58).
 * @throws ApiFailure
 */
export async function fetchOwnProfile<Profile>(
  read: (query: { columns?: 'reduced' }) => Promise<Profile>,
): Promise<Profile> {
  try {
    return await read({});
  } catch (error) {
    if (!(error instanceof ApiFailure) || !columnRefusals.includes(error.status)) throw error;
    return read({ columns: 'reduced' });
  }
}
