import { expect, it } from 'vitest';
import { buildClient } from '#tests/factories/accounts.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const api = await startTestApi(testDatabase);

it('a request that was made by somebody else than is signed in is refused as without a session', async () => {
  const [maya, sam] = [await buildClient(db), await buildClient(db)];
  const session = await buildSession(db, maya.id);
  const statusFor = async (person: string) => {
    const headers = { ...session.cookie, 'x-expected-person': person };
    return (await api.request('GET', '/favourites', { headers })).status;
  };
  expect([await statusFor(maya.id), await statusFor(sam.id)]).toEqual([200, 401]);
});
