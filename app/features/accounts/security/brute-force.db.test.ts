import { describe, expect, it } from 'vitest';
import { readConfig, useConfig } from '#app/platform/config/config.server.ts';
import { accountJourney } from '#tests/support/account-journey.ts';
import { cookiesOf, startTestApi, testOrigin } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createPasswordResetLink } from '../password/commands/create-password-reset-link.server.ts';

const testDatabase = await createTestDatabase();
const { pool } = testDatabase;
const api = await startTestApi(testDatabase);
// The network that a request comes from is the one its proxy saw.
useConfig(readConfig({ BASE_URL: testOrigin, TRUSTED_PROXIES: '1' }));
const { member } = accountJourney(api, pool);

let lastNetwork = 0;
const newNetwork = () => `203.0.113.${(lastNetwork += 1)}`;

interface Attempt {
  email: string;
  password: string;
  network: string;
  /** The cookies of the browser. */
  cookie?: string;
}

const signIn = ({ network, cookie, ...body }: Attempt) =>
  api.request('POST', '/auth/sign-in/email', {
    body,
    headers: { 'x-forwarded-for': network },
    ...(cookie ? { cookie } : {}),
  });

/** Uses up what one guess is counted under, without the cost of a hash for each guess more. */
async function useUp(
  limit: 'pair' | 'address' | 'network' | 'device',
  attempt: Omit<Attempt, 'password'>,
): Promise<void> {
  await signIn({ ...attempt, password: 'a guess' });
  const mark = decodeURIComponent(attempt.cookie ?? '').split('=')[1] ?? '';
  const keys = {
    pair: `${attempt.network} ${attempt.email}`,
    address: attempt.email,
    network: attempt.network,
    device: mark,
  };
  const { rowCount } = await pool.query('update rate_limits set points = 1000 where key = $1', [
    `sign-in-${limit}:${keys[limit]}`,
  ]);
  expect(rowCount).toBe(1);
}

/** Guesses from everywhere until the account itself is slowed. */
const spread = (email: string) => useUp('address', { email, network: newNetwork() });

describe('guessing a password', () => {
  it('is slowed after ten from one network, also when all come at one moment', async () => {
    const { email } = await member();
    const network = newNetwork();
    const guesses = await Promise.all(
      Array.from({ length: 14 }, (_, index) => signIn({ email, network, password: `guess ${index}` })),
    );
    expect(guesses.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
    const refused = await signIn({ email, password: 'correct horse', network });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(200);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(300);
  });

  it('does not lock the owner out, who comes from another network', async () => {
    const { email, password } = await member();
    await useUp('pair', { email, network: newNetwork() });
    expect((await signIn({ email, password, network: newNetwork() })).status).toBe(200);
  });

  it('does not lock out a browser in which the owner was signed in before, not even from the same network', async () => {
    const { email, password } = await member();
    const network = newNetwork();
    const cookie = deviceOf(await signIn({ email, password, network }));
    await useUp('pair', { email, network });
    expect((await signIn({ email, password, network })).status).toBe(429);
    expect((await signIn({ email, password, network, cookie })).status).toBe(200);
  });

  it('from many networks is slowed for the account, and a known browser still signs in', async () => {
    const { email, password } = await member();
    const cookie = deviceOf(await signIn({ email, password, network: newNetwork() }));
    await spread(email);
    expect((await signIn({ email, password, network: newNetwork() })).status).toBe(429);
    expect((await signIn({ email, password, network: newNetwork(), cookie })).status).toBe(200);
  });

  it('of many accounts is slowed for the network', async () => {
    const network = newNetwork();
    await useUp('network', { email: 'first@example.com', network });
    expect((await signIn({ email: 'another@example.com', password: 'guess', network })).status).toBe(429);
    expect((await signIn({ email: 'another@example.com', password: 'guess', network: newNetwork() })).status).toBe(401);
  });

  it('in a known browser is slowed there, too', async () => {
    const { email, password } = await member();
    const cookie = deviceOf(await signIn({ email, password, network: newNetwork() }));
    const network = newNetwork();
    await useUp('device', { email, network, cookie });
    expect((await signIn({ email, password, network, cookie })).status).toBe(429);
    expect((await signIn({ email, password, network: newNetwork() })).status).toBe(200);
  });

  it('counts no sign-in with the right password', async () => {
    const { email, password } = await member();
    const network = newNetwork();
    await Promise.all(Array.from({ length: 3 }, () => signIn({ email, password, network })));
    const { rows } = await pool.query<{ points: number }>('select points::int from rate_limits where key like $1', [
      `sign-in-%${network}%`,
    ]);
    expect(rows.map(({ points }) => points)).toEqual([0, 0]);
  });

  it('is not helped by a new address in one’s own IPv6 network', async () => {
    const { email } = await member();
    await signIn({ email, password: 'guess', network: '2001:db8:1:2::1' });
    await pool.query('update rate_limits set points = 1000 where key = $1', [
      `sign-in-pair:2001:db8:1:2::/64 ${email}`,
    ]);
    expect((await signIn({ email, password: 'correct horse', network: '2001:db8:1:2::ffff' })).status).toBe(429);
    expect((await signIn({ email, password: 'correct horse', network: '2001:db8:1:3::1' })).status).toBe(200);
  });

  it('is not helped by an address that a client writes into its own header', async () => {
    const { email } = await member();
    const network = newNetwork();
    await useUp('pair', { email, network });
    expect((await signIn({ email, password: 'correct horse', network: `192.0.2.1, ${network}` })).status).toBe(429);
  });
});

describe('the mark of a known browser', () => {
  it('is kept from scripts, for the sign-in endpoints only', async () => {
    const { email, password } = await member();
    const answer = await signIn({ email, password, network: newNetwork() });
    const mark = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('doorstep.device='));
    expect(mark).toMatch(/HttpOnly/i);
    expect(mark).toMatch(/SameSite=Lax/i);
    expect(mark).toMatch(/Path=\/api\/auth(;|$)/i);
  });

  it('signs nobody in, and holds for no other account', async () => {
    const { email, password } = await member();
    const cookie = deviceOf(await signIn({ email, password, network: newNetwork() }));
    expect(await (await api.request('GET', '/auth/get-session', { cookie })).json()).toBeNull();
    const other = await member();
    const network = newNetwork();
    await useUp('pair', { email: other.email, network, cookie });
    expect((await signIn({ email: other.email, password: other.password, network, cookie })).status).toBe(429);
  });

  it.each(['doorstep.device=', 'doorstep.device=a.b', 'doorstep.device=~~~', `doorstep.device=${'x'.repeat(3_000)}`])(
    'made up (%.24s) is none',
    async (cookie) => {
      const { email, password } = await member();
      const network = newNetwork();
      await useUp('pair', { email, network, cookie });
      expect((await signIn({ email, password, network, cookie })).status).toBe(429);
    },
  );

  it('holds for everybody who shares a browser', async () => {
    const [one, other] = [await member(), await member()];
    const first = deviceOf(await signIn({ ...one, cookie: '', network: newNetwork() }));
    const both = deviceOf(await signIn({ ...other, cookie: first, network: newNetwork() }));
    for (const { email, password } of [one, other]) {
      await spread(email);
      expect((await signIn({ email, password, cookie: both, network: newNetwork() })).status).toBe(200);
    }
  });

  it('comes with the link for a new password: the owner of an account under attack gets in', async () => {
    const { email } = await member();
    const token = (await createPasswordResetLink(email))?.split('#token=')[1] ?? '';
    const opened = await api.request('POST', '/auth/recovery-session', { body: { token } });
    await api.request('POST', '/auth/reset-password', { body: { token, newPassword: 'better staple' } });
    await spread(email);
    const attempt = { email, password: 'better staple', network: newNetwork() };
    expect((await signIn(attempt)).status).toBe(429);
    expect((await signIn({ ...attempt, cookie: deviceOf(opened) })).status).toBe(200);
  });
});

function deviceOf(answer: Response): string {
  return (
    cookiesOf(answer)
      .split('; ')
      .find((cookie) => cookie.startsWith('doorstep.device=')) ?? ''
  );
}
