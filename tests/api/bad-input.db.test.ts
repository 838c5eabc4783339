import { describe, expect, it } from 'vitest';
import { createApi } from '#app/api.server.ts';
import { accessOfRoutes } from '#app/platform/access/access-rule.server.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { bookingJourney, bookingTables } from '#tests/support/booking-journey.ts';
import { rightPayloads } from '#tests/support/http/right-payloads.ts';
import { unknownId } from '#tests/support/http/visit-payloads.ts';
import { isThorough } from '#tests/support/vitest/rounds.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { person, pending, requestOf, quiet } = bookingJourney(app, testDatabase);

const bookable = await buildBookable(db);
const held = await pending(await person(), bookable);
// The server would ask Stripe about it after three silent minutes, and note that it did.
await pool.query("update checkouts set updated_at = now() + interval '1 hour'");
await quiet();

const endpoints = accessOfRoutes(createApi(app.url).routes).map(({ endpoint }) => endpoint);
const reading = endpoints.filter((endpoint) => endpoint.startsWith('GET '));
const changing = endpoints.filter((endpoint) => !endpoint.startsWith('GET '));

const payloads = rightPayloads({ requestOf, bookable, held });

const nastyValues: unknown[] = [
  undefined,
  null,
  '',
  -1,
  1e300,
  true,
  [],
  [null],
  {},
  { toString: 1 },
  'x'.repeat(5_000),
  'a\0b',
  '\ud800',
  '🙂'.repeat(300),
  '../../etc/passwd',
  "'; drop table bookings; --",
  '__proto__',
  unknownId,
  '00000000-0000-0000-0000-000000000000',
  '9999-12-31T23:59:00Z',
  '0001-01-01T00:00:00+23:59',
];
const nastyBodies: [string, string, Record<string, string>?][] = [
  ['nothing', ''],
  ['broken JSON', '{"bookingId": '],
  ['half a character', '{"a": "\\ud8"}'],
  ['two documents', '{} {}'],
  ['no object', '"text"'],
  ['a number', '7'],
  ['null', 'null'],
  ['a list', '[]'],
  ['an empty object', '{}'],
  ['an escaped NUL', '{"bookingId": "a\\u0000b", "email": "a\\u0000b"}'],
  ['a NUL', '{"bookingId": "a\0b"}'],
  ['a prototype', '{"__proto__": {"role": "admin"}, "constructor": {"prototype": {}}}'],
  ['deep nesting', `${'['.repeat(40_000)}${']'.repeat(40_000)}`],
  ['a huge body', JSON.stringify({ location: 'x'.repeat(1_100_000) })],
  ['a form', 'bookingId=1&email=a', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a multipart form', '--x\r\n\r\n--x--', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['plain text', '{"bookingId": "1"}', { 'content-type': 'text/plain' }],
  ['an unknown encoding', '{}', { 'content-type': 'application/json; charset=nonsense', 'content-encoding': 'gzip' }],
];
const nastySegments = [
  unknownId,
  'abc',
  '0',
  '-1',
  'null',
  '%00',
  'a%00b',
  '%ff',
  '%E0%A4%A',
  '..%2f..%2f',
  '%2e%2e',
  "'",
  '🙂',
  'x'.repeat(3_000),
  `${unknownId}%20`,
];
const parameters: Record<string, string[]> = {
  'GET /professionals': ['search', 'service', 'serviceTitle', 'place', 'date', 'verified', 'sort', 'cursor', 'limit'],
  'GET /professionals/:id/slots': ['date', 'month', 'service_id', 'zip'],
  'GET /bookings/:id/reschedule-slots': ['date', 'month'],
  'GET /service-area-map': ['place', 'radius'],
  'GET /bookings': ['as', 'cursor', 'limit'],
  'GET /earnings/payments': ['status', 'period', 'q', 'cursor', 'limit'],
  'GET /blocked-time-slots': ['from', 'to', 'professional_id'],
  'GET /clients': ['search', 'cursor', 'limit'],
  'GET /clients/:id/bookings': ['cursor', 'limit'],
  'GET /auth/verify-email': ['callbackURL'],
};
const nastyQueries = [
  '',
  '%00',
  '%ff',
  '%E0%A4%A',
  '-1',
  '0',
  '1e9',
  '99999999999999999999',
  'NaN',
  'null',
  '[]',
  'x'.repeat(4_000),
  "' or 1=1 --",
  '%F0%9F%99%82',
  '2026-02-30',
  '0000-00-00',
  '9999-12',
  'e30=',
  'W10=',
  'WyIyMDI2IiwiMSJd',
];

const shares = 6;

/**
 * `npm test` sends each endpoint a sixth of what is wrong, another sixth than the endpoint before it; `npm run
 * test:faults` sends everything.
 */
function shareFor<Value>(endpoint: string, values: readonly Value[], field = 0): Value[] {
  const first = endpoints.indexOf(endpoint) + field;
  return values.filter((_, index) => isThorough || (index + first) % shares === 0);
}

type Sent = { method: string; path: string; body?: string; headers?: Record<string, string> };

async function send({ method, path, body, headers = {} }: Sent) {
  const response = await fetch(`${app.url}/api${path}`, {
    method,
    redirect: 'manual',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() };
}

/** Whatever comes: no 5xx, and a refusal has the one error shape. */
function expectSane(answer: Awaited<ReturnType<typeof send>>, what: string): void {
  expect(answer.status, `${what}: ${answer.text.slice(0, 300)}`).toBeLessThan(500);
  if (answer.status < 400) return;
  expect(answer.type, what).toContain('application/json');
  expect(JSON.parse(answer.text), what).toMatchObject({
    error: expect.any(String),
    code: expect.any(String),
    details: { type: expect.any(String), message: expect.any(String) },
  });
}

async function everything() {
  const { rows } =
    await pool.query(`select (select count(*) from auth_user) as users, (select json_agg(p order by id) from profiles p) as profiles,
    (select count(*) from stripe_events) as events, (select count(*) from booking_mails) as mails`);
  return { ...(await bookingTables(db)), ...rows[0] };
}

it('each endpoint that changes something has a payload here', () => {
  expect(Object.keys(payloads).sort()).toEqual(changing.toSorted());
});

/** Somebody who just signed in needs to send nothing. */
const needsNothing = new Set(['POST /account/two-factor']);

const withPayload = changing.filter((endpoint) => payloads[endpoint] !== null);
const ownPath = (endpoint: string) =>
  (endpoint.split(' ')[1] ?? '')
    .replace(':id', held.bookingId)
    .replace(':bucket', 'profiles')
    .replace(/:path\{.*\}$/, `${unknownId}/a.png`);

describe.each(withPayload)('%s', (endpoint) => {
  const [method = ''] = endpoint.split(' ');
  const path = ownPath(endpoint);

  it('refuses bodies that are nonsense, and changes nothing', async () => {
    const client = await person();
    const before = await everything();
    for (const [name, body, headers] of shareFor(endpoint, nastyBodies)) {
      const answer = await send({ method, path, body, headers: { ...client.bearer, ...headers } });
      expectSane(answer, `${endpoint} with ${name}`);
      if (!needsNothing.has(endpoint)) expect(answer.status, `${endpoint} with ${name}`).toBeGreaterThanOrEqual(400);
    }
    expect(await everything()).toEqual(before);
  });

  it('bears any value in any field', async () => {
    for (const [position, field] of Object.keys(payloads[endpoint]?.(unknownId) ?? {}).entries()) {
      // A client of its own each time, so that no rate limit hides what is behind it.
      const client = await person();
      const payload = payloads[endpoint]?.(client.id);
      for (const value of shareFor(endpoint, nastyValues, position)) {
        const answer = await send({
          method,
          path,
          body: JSON.stringify({ ...payload, [field]: value }),
          headers: client.bearer,
        });
        expectSane(answer, `${endpoint} with ${field} = ${JSON.stringify(value)?.slice(0, 60)}`);
      }
    }
  });
});

// Who is no favourite stays none: that is what was asked for.
const removing = 'DELETE /favourites/:id';
// What was deleted before stays away, too, if its id can be one.
const repeatable = ['DELETE /addresses/:id', 'DELETE /saved-replies/:id', 'DELETE /imports/:id'];

it.each(changing.filter((endpoint) => endpoint.includes(':id') && endpoint !== removing))(
  '%s knows no id that is none',
  async (endpoint) => {
    const [method = '', path = ''] = endpoint.split(' ');
    const client = await person();
    const before = await everything();
    const segments = shareFor(endpoint, nastySegments);
    for (const segment of repeatable.includes(endpoint) ? segments.filter((one) => one !== unknownId) : segments) {
      const body = JSON.stringify(payloads[endpoint]?.(client.id));
      const answer = await send({
        method,
        path: path.replace(':id', segment),
        headers: client.bearer,
        ...(body ? { body } : {}),
      });
      expectSane(answer, `${endpoint} for ${segment.slice(0, 40)}`);
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    expect(await everything()).toEqual(before);
  },
);

it.each(reading)('%s bears any path and any query', async (endpoint) => {
  const path = endpoint.split(' ')[1] ?? '';
  const { bearer } = await person();
  const ask = async (address: string) =>
    expectSane(await send({ method: 'GET', path: address, headers: bearer }), address.slice(0, 80));
  for (const segment of path.includes(':id') ? shareFor(endpoint, nastySegments) : [])
    await ask(path.replace(':id', segment));
  const known = path.replace(':id', path.startsWith('/bookings') ? held.bookingId : bookable.professional.id);
  for (const [position, name] of (parameters[endpoint] ?? []).entries()) {
    for (const value of shareFor(endpoint, nastyQueries, position)) await ask(`${known}?${name}=${value}`);
    await ask(`${known}?${name}=a&${name}=b&${name}[]=c`);
  }
  await ask(`${known}?unknown=%ff&=&&`);
});

it.each([
  ['GET', '/nowhere'],
  ['POST', '/nowhere'],
  ['DELETE', '/professionals'],
  ['PUT', '/bookings'],
  ['GET', '/functions/create-checkout-session'],
  ['GET', '/%00'],
  ['GET', '/..%2f..%2fetc/passwd'],
  ['OPTIONS', '/bookings'],
])('%s %s is answered in the one error shape', async (method, path) => {
  const answer = await send({ method, path });
  expectSane(answer, path);
  expect(answer.status).toBeGreaterThanOrEqual(400);
});

it.each([
  ['a bearer that is none', { authorization: 'Bearer' }],
  ['another scheme', { authorization: 'Basic YTpi' }],
  ['a token with strange characters', { authorization: 'Bearer %00%ff.%E0' }],
  ['a token in three parts', { authorization: 'Bearer a.b.c' }],
  ['a long token', { authorization: `Bearer ${'x'.repeat(8_000)}` }],
  ['a cookie that is none', { cookie: 'doorstep.session_token=%E0%A4%A; =; a' }],
  ['a forged cookie', { cookie: `doorstep.session_token=${unknownId}.AAAA` }],
])('%s is nobody', async (_, headers: Record<string, string>) => {
  const answer = await send({ method: 'GET', path: '/bookings', headers });
  expectSane(answer, JSON.stringify(headers).slice(0, 80));
  expect(answer.status).toBe(401);
});
