import sharp from 'sharp';
import { demoPassword } from '#db/seed/demo/demo-accounts.ts';
import { publicPages } from './public-pages.ts';

/** A visitor's next request; throws on an unexpected response. */
type Step = (turn: number) => Promise<void>;

/** All kinds of users at once, each repeating their own requests. */
export async function soakVisitors(url: string, sandboxUrl: string): Promise<Step[]> {
  const [client, professional, admin] = await Promise.all(
    ['client', 'professional', 'admin'].map((name) => signIn(url, `${name}@doorstep.test`)),
  );
  const { profile } = await publicPages(url);
  const ask = (path: string, cookie = '') => read(`${url}${path}`, cookie);
  return [
    // An unlisted parameter bypasses the page cache, so the page is rendered.
    inTurn(['/', '/professionals', profile, '/services', '/how-it-works'], (path) => ask(`${path}?utm_source=soak`)),
    inTurn(
      ['/', '/professionals?page=2', '/sitemap.xml', '/professionals?search=clean', `${profile}/social-card.jpg`],
      (path) => ask(path),
    ),
    (turn) =>
      ask(`/api/professionals?limit=24&search=${['massage', 'dog', 'hair', 'yoga'][turn % 4]}&page=${1 + (turn % 3)}`),
    (turn) => ask(`/api${profile}/slots?date=${dayFromNow(1 + (turn % 40))}`),
    inTurn(['', '/calendar', '/payments', '/clients', '/profile', '/services'], (path) =>
      ask(`/dashboard/professional${path}`, professional?.cookie),
    ),
    inTurn(['/dashboard/client', '/account/devices', '/account', '/api/bookings'], (path) => ask(path, client?.cookie)),
    inTurn(
      ['/dashboard/admin', '/dashboard/admin/overview', '/dashboard/admin/money', '/api/admin/bookings.csv'],
      (path) => ask(path, admin?.cookie),
    ),
    photographer(url, professional),
    inTurn([sandboxUrl], (address) => read(`${address}/sandbox`, '')),
  ];
}

function inTurn(paths: string[], visit: (path: string) => Promise<void>): Step {
  return (turn) => visit(paths[turn % paths.length] ?? '/');
}

async function read(address: string, cookie: string): Promise<void> {
  const answer = await fetch(address, { headers: { cookie, 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  // Images are rate limited per network, as intended.
  if (answer.status !== 200 && answer.status !== 429) throw new Error(`${address} answered ${answer.status}`);
}

interface SignedIn {
  cookie: string;
  userId: string;
}

async function signIn(url: string, email: string): Promise<SignedIn> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const { user } = (await answer.json()) as { user: { id: string } };
  return {
    userId: user.id,
    cookie: answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  };
}

/**
 * Uploads a 12-megapixel photo, typical of phones, every 50th turn, and deletes it again because an account's storage
 * is limited.
 */
function photographer(url: string, person: SignedIn | undefined): Step {
  const size = { width: 4_000, height: 3_000 };
  const photograph = sharp({
    create: { ...size, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .jpeg({ quality: 70 })
    .toBuffer();
  return async (turn) => {
    if (turn % 50 > 0) return;
    const address = `${url}/api/storage/professional-documents/${person?.userId}/soak-${turn}-${Date.now()}.jpg`;
    const headers = { cookie: person?.cookie ?? '', origin: url, 'content-type': 'image/jpeg' };
    const answer = await fetch(address, { method: 'POST', headers, body: new Uint8Array(await photograph) });
    await answer.arrayBuffer();
    if (answer.status === 429) return;
    if (answer.status !== 201) throw new Error(`The upload was refused: ${answer.status}`);
    const removed = await fetch(address, { method: 'DELETE', headers });
    if (!removed.ok) throw new Error(`The upload could not be taken back: ${removed.status}`);
  };
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
}
