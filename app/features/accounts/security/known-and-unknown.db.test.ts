import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountJourney, newPerson } from '#tests/support/account-journey.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { auth } from '#app/platform/auth/auth.server.ts';
import { proves } from '#tests/support/proves.ts';

/**
 * What an answer tells about an address, by its text or by the work behind it. Times are compared by the work that
 * takes them.
 */
const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { member } = accountJourney(api, pool);

const { password: hashing } = await auth().$context;
const hashed = { hash: vi.spyOn(hashing, 'hash'), verify: vi.spyOn(hashing, 'verify') };
afterEach(() => vi.clearAllMocks());

const post = (path: string, body: unknown) => api.request('POST', path, { body });

/** Everything a caller sees of an answer but the date and the id that the log has of it. */
async function seen(answer: Response) {
  const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id' && name !== 'date');
  return { status: answer.status, headers, body: await answer.text() };
}

describe('signing in', () => {
  it(
    'with a wrong password answers alike for known, unknown, unconfirmed and passwordless addresses, after one hash each',
    proves('OPEN-62', 'ERR-063'),
    async () => {
      const unconfirmed = newPerson();
      await post('/auth/sign-up/email', unconfirmed);
      const passwordless = await member();
      await pool.query('delete from auth_account where user_id = (select id from auth_user where email = $1)', [
        passwordless.email,
      ]);
      const addresses = [(await member()).email, 'nobody@example.com', unconfirmed.email, passwordless.email];
      const answers = [];
      for (const email of addresses) {
        vi.clearAllMocks();
        answers.push(await seen(await post('/auth/sign-in/email', { email, password: 'wrong horse' })));
        expect(hashed.hash.mock.calls.length + hashed.verify.mock.calls.length, email).toBe(1);
      }
      expect(answers[0]).toMatchObject({ status: 401 });
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    },
  );
});

describe('asking for a mail', () => {
  it.each([['/auth/request-password-reset'], ['/auth/send-verification-email']])(
    'at %s answers alike, and queues the same one job',
    proves('OPEN-56'),
    async (path) => {
      const unconfirmed = newPerson();
      await post('/auth/sign-up/email', unconfirmed);
      const addresses = [(await member()).email, 'nobody@example.com', unconfirmed.email];
      const answers = [];
      for (const email of addresses) {
        const before = await rowsWritten();
        answers.push(await seen(await post(path, { email })));
        const after = await rowsWritten();
        expect({ jobs: after.jobs - before.jobs, others: after.others - before.others }, email).toEqual({
          jobs: 1,
          others: 0,
        });
      }
      expect(answers[0]).toMatchObject({ status: 200 });
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(hashed.hash).toHaveBeenCalledTimes(2);
    },
  );

  async function rowsWritten(): Promise<{ jobs: number; others: number }> {
    const { rows } = await pool.query<{
      jobs: number;
      others: number;
    }>(`select (select count(*)::int from pgboss.job) as jobs,
      (select count(*)::int from auth_user) + (select count(*)::int from auth_verification) + (select count(*)::int from auth_session) as others`);
    return rows[0] ?? { jobs: 0, others: 0 };
  }
});

describe('a password of a megabyte', () => {
  const huge = 'x'.repeat(1024 * 1024);

  it.each([
    ['/auth/sign-up/email', newPerson({ password: huge })],
    ['/auth/sign-in/email', { email: 'nobody@example.com', password: huge }],
    ['/auth/reset-password', { token: 'x'.repeat(43), newPassword: huge }],
  ])('is refused at %s without being hashed', async (path, body) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: 'Password must be at most 128 characters long.' });
    expect(hashed.hash).not.toHaveBeenCalled();
    expect(hashed.verify).not.toHaveBeenCalled();
  });

  it('is not even read when it is larger still', async () => {
    const answer = await post('/auth/sign-in/email', { email: 'nobody@example.com', password: huge.repeat(3) });
    expect(answer.status).toBe(413);
    expect(hashed.hash).not.toHaveBeenCalled();
  });
});
