import type { data } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loader as accountDashboard } from '#app/routes/account/dashboard.tsx';
import { loader as formerClientDashboard } from '#app/routes/account/former-client-dashboard.tsx';
import { loader as newThread } from '#app/routes/account/messages/new-thread.tsx';
import { loader as adminDashboard } from '#app/routes/admin/dashboard.tsx';
import { loader as adminReview } from '#app/routes/admin/review.tsx';
import { loader as clientBooking } from '#app/routes/client/client-booking.tsx';
import { loader as clientDashboard } from '#app/routes/client/dashboard.tsx';
import { loader as clientRescue } from '#app/routes/client/rescue.tsx';
import { loader as professionalDashboard } from '#app/routes/professional/overview/dashboard.tsx';
import { loader as professionalPayments } from '#app/routes/professional/payments.tsx';
import { loader as professionalPortfolio } from '#app/routes/professional/portfolio.tsx';
import { loader as professionalProfile } from '#app/routes/professional/profile.tsx';
import { loader as professionalDayRoute } from '#app/routes/professional/day-route.tsx';
import { loader as professionalBookingLink } from '#app/routes/professional/booking-link/booking-link.tsx';
import { loader as professionalBookingButton } from '#app/routes/professional/booking-link/booking-button.tsx';
import { loader as professionalCalendars } from '#app/routes/professional/connected-calendars.tsx';
import { loader as professionalTravel } from '#app/routes/professional/travel.tsx';
import { loader as stripeConnect } from '#app/routes/professional/stripe-connect.tsx';
import { loader as professionalSection } from '#app/routes/professional/frame/section.tsx';
import { buildProfile } from '#tests/factories/accounts.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves, type Proof } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
await startTestApi(testDatabase);

const signedIn = async (userId: string) => (await buildSession(db, userId)).cookie;
const client = await buildProfile(db, { type: 'client' });
const professional = await buildProfessional(db);
const people = {
  stranger: {},
  client: await signedIn(client.id),
  professional: await signedIn(professional.profile_id),
  admin: await signedIn((await buildProfile(db, { role: 'admin', type: null })).id),
  'somebody of empty type': await signedIn((await buildProfile(db, { type: null })).id),
  'somebody without a profile': await signedIn(await withoutProfile()),
  'somebody of another type': await signedIn(await ofAnotherType()),
} satisfies Record<string, Record<string, string>>;
type Person = keyof typeof people;

async function withoutProfile(): Promise<string> {
  const { id } = await buildProfile(db);
  await pool.query('delete from profiles where id = $1', [id]);
  return id;
}

/** The schema knows no such type today; a later version may. */
async function ofAnotherType(): Promise<string> {
  await pool.query('alter table profiles drop constraint profiles_type_check');
  const { id } = await buildProfile(db);
  await pool.query(`update profiles set type = 'dispatcher' where id = $1`, [id]);
  return id;
}

type Loader = (args: never) => unknown;

/** Opens a page as somebody. @returns where it leads, or its status and data. */
async function open(loader: Loader, path: string, who: Person) {
  const request = new Request(`http://localhost:3000${path}`, { headers: people[who] });
  const { pathname } = new URL(request.url);
  const params = { '*': pathname.replace('/dashboard/professional/', ''), id: pathname.split('/').at(-1) };
  try {
    const shown: unknown = await loader({ request, url: new URL(request.url), params, context: new Map() } as never);
    if (shown instanceof Response) return shown.headers.get('location');
    return isDataWithStatus(shown) ? (shown.init?.status ?? 200) : 200;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location');
    throw thrown;
  }
}

function isDataWithStatus(shown: unknown): shown is ReturnType<typeof data> {
  return typeof shown === 'object' && shown !== null && 'type' in shown && shown.type === 'DataWithResponseInit';
}

/** How a request ends, for titles: a path it is led to, or a status. */
const ending = (answer: string | number) => (typeof answer === 'number' ? `gets ${answer}` : `is led to ${answer}`);

describe('/dashboard', () => {
  for (const [proof, who, answer] of [
    [proves('AUTH-055'), 'client', '/dashboard/client'],
    [proves('AUTH-056'), 'professional', '/dashboard/professional'],
    [proves('OPEN-26'), 'admin', '/dashboard/admin'],
    [proves('AUTH-057'), 'somebody of another type', '/login?error=account'],
    [proves('AUTH-058', 'GUARD-005', 'GUARD-009'), 'stranger', '/login?return_to=%2Fdashboard%3Ffrom%3Dmail'],
    [proves('AUTH-059'), 'somebody without a profile', 200],
    [proves('AUTH-059', 'OPEN-26'), 'somebody of empty type', 200],
  ] satisfies [Proof, Person, string | number][])
    it(`at /dashboard ${who} ${ending(answer)}`, proof, async () =>
      expect(await open(accountDashboard, '/dashboard?from=mail', who)).toBe(answer),
    );
});

it('a first message waits until its sender has said who they are', async () => {
  const path = `/dashboard/client/messages/new?professional=${professional.id}`;
  expect(await open(newThread, path, 'somebody without a profile')).toBe('/dashboard');
});

describe('/dashboard/professional', () => {
  for (const [proof, who, answer] of [
    [proves('GUARD-006', 'GUARD-009'), 'stranger', '/login?return_to=%2Fdashboard%2Fprofessional'],
    [proves('GUARD-006'), 'professional', 200],
    [proves('OPEN-17'), 'client', '/dashboard'],
    [proves('OPEN-17'), 'admin', '/dashboard'],
    [proves('OPEN-17'), 'somebody without a profile', '/dashboard'],
    [proves('OPEN-17'), 'somebody of another type', '/dashboard'],
  ] satisfies [Proof, Person, string | number][])
    it(`at /dashboard/professional ${who} ${ending(answer)}`, proof, async () =>
      expect(await open(professionalDashboard, '/dashboard/professional', who)).toBe(answer),
    );

  it.each(['stripe-connect', 'profile', 'calendar', 'nothing/at/all'])(
    '/%s needs a session',
    proves('GUARD-006', 'GUARD-007', 'GUARD-009'),
    async (part) => {
      const path = `/dashboard/professional/${part}?tab=1`;
      expect(await open(professionalSection, path, 'stranger')).toBe(
        `/login?${new URLSearchParams({ return_to: path })}`,
      );
      expect(await open(professionalSection, path, 'client')).toBe('/dashboard');
    },
  );

  it.each([
    ['payments', professionalPayments],
    ['stripe-connect', stripeConnect],
    ['portfolio', professionalPortfolio],
    ['profile', professionalProfile],
    ['travel', professionalTravel],
    ['booking-link', professionalBookingLink],
    ['booking-button', professionalBookingButton],
    ['calendars', professionalCalendars],
    ['route', professionalDayRoute],
  ] as const)('/%s is for professionals', proves('GUARD-007', 'OPEN-25'), async (part, loader) => {
    const path = `/dashboard/professional/${part}`;
    expect(await open(loader, path, 'stranger')).toBe(`/login?${new URLSearchParams({ return_to: path })}`);
    expect(await open(loader, path, 'client')).toBe('/dashboard');
    expect(await open(loader, path, 'professional')).toBe(200);
    expect(await open(loader, `${path}?demo=true`, 'stranger')).toBe('/dashboard/professional?demo=true');
  });

  it('the stripe-connect screen leads to the dashboard once the account is active', proves('PAY-026'), async () => {
    await pool.query(`update professionals set stripe_account_status = 'active' where id = $1`, [professional.id]);
    expect(await open(stripeConnect, '/dashboard/professional/stripe-connect', 'professional')).toBe(
      '/dashboard/professional',
    );
    await pool.query(`update professionals set stripe_account_status = null where id = $1`, [professional.id]);
  });

  it('has its parts on its first page, and no others', async () => {
    expect(
      await open(professionalSection, '/dashboard/professional/profile?stripe_return=success', 'professional'),
    ).toBe('/dashboard/professional?stripe_return=success');
    expect(await open(professionalSection, '/dashboard/professional/nothing', 'professional')).toBe(404);
  });

  it.each<Person>(['stranger', 'client', 'professional', 'admin'])(
    'shows %s a demo where that is asked for',
    proves('GUARD-008', 'OPEN-25'),
    async (who) => {
      expect(await open(professionalDashboard, '/dashboard/professional?demo=true', who)).toBe(200);
      expect(await open(professionalSection, '/dashboard/professional/clients?demo=true', who)).toBe(
        '/dashboard/professional?demo=true',
      );
    },
  );

  it.each(['demo=1', 'demo=TRUE', 'demo=', 'demo=false&demo=true', 'Demo=true'])(
    '%s is no demo',
    proves('GUARD-008'),
    async (query) => {
      expect(await open(professionalDashboard, `/dashboard/professional?${query}`, 'stranger')).toContain('/login');
    },
  );
});

describe('/dashboard/client', () => {
  for (const [proof, who, answer] of [
    [
      proves('GUARD-005', 'GUARD-009'),
      'stranger',
      '/login?return_to=%2Fdashboard%2Fclient%2Fbookings%3Fbooking_success%3Dtrue',
    ],
    [proves('CLI-001'), 'client', 200],
    [proves('CLI-001'), 'professional', 200],
  ] satisfies [Proof, Person, string | number][])
    it(`at /dashboard/client/bookings ${who} ${ending(answer)}`, proof, async () =>
      expect(await open(clientDashboard, '/dashboard/client/bookings?booking_success=true', who)).toBe(answer),
    );

  it('is what /client-dashboard leads to, with all that came along', proves('CLI-002'), async () => {
    expect(await open(formerClientDashboard, '/client-dashboard?booking_success=true', 'client')).toBe(
      '/dashboard/client?booking_success=true',
    );
  });
});

describe('the page of a booking', async () => {
  const { id } = await buildBooking(db, { client_id: client.id, professional_id: professional.id });
  const path = `/dashboard/client/bookings/${id}`;

  it.each<[Person, string | number]>([
    ['client', 200],
    ['professional', 404],
    ['admin', 404],
    ['somebody without a profile', 404],
    ['stranger', `/login?${new URLSearchParams({ return_to: path })}`],
  ])('is its client’s alone: %s gets %s', async (who, answer) => {
    expect(await open(clientBooking, path, who)).toBe(answer);
  });

  it.each(['/dashboard/client/bookings/x', `/dashboard/client/bookings/${crypto.randomUUID()}`])(
    'is not found at an address of none',
    async (unknown) => {
      expect(await open(clientBooking, unknown, 'client')).toBe(404);
    },
  );
});

describe('the offers for a cancelled visit', async () => {
  const { id } = await buildBooking(db, {
    client_id: client.id,
    professional_id: professional.id,
    status: 'cancelled',
  });
  await pool.query(`update bookings set payment_method = 'card', cancelled_by = 'professional' where id = $1`, [id]);
  await db.insertInto('rescues').values({ booking_id: id, category_id: null }).execute();
  const path = `/dashboard/client/bookings/${id}/rescue`;
  const offers = (args: { params: object }) => clientRescue({ ...args, params: { id } } as never);

  it.each<[Person, string | number]>([
    ['client', 200],
    ['professional', 404],
    ['admin', 404],
    ['somebody without a profile', 404],
    ['stranger', `/login?${new URLSearchParams({ return_to: path })}`],
  ])('are its client’s alone: %s gets %s', async (who, answer) => {
    expect(await open(offers, path, who)).toBe(answer);
  });
});

describe('/dashboard/admin', () => {
  for (const [proof, who, answer] of [
    [proves('GUARD-011'), 'admin', 200],
    [proves('GUARD-012'), 'client', '/'],
    [proves('GUARD-012'), 'professional', '/'],
    [proves('GUARD-012'), 'somebody without a profile', '/'],
    [proves('GUARD-009'), 'stranger', '/login?return_to=%2Fdashboard%2Fadmin'],
  ] satisfies [Proof, Person, string | number][])
    it(`at /dashboard/admin ${who} ${ending(answer)}`, proof, async () =>
      expect(await open(adminDashboard, '/dashboard/admin', who)).toBe(answer),
    );

  for (const [proof, who, answer] of [
    [proves('GUARD-011'), 'admin', 404],
    [proves('GUARD-012'), 'client', '/'],
    [proves('GUARD-012'), 'professional', '/'],
    [proves('GUARD-009'), 'stranger', '/login?return_to=%2Fdashboard%2Fadmin%2Fprofessionals%2Fnobody'],
  ] satisfies [Proof, Person, string | number][])
    it(`at the review of nobody ${who} ${ending(answer)}`, proof, async () =>
      expect(await open(adminReview, '/dashboard/admin/professionals/nobody', who)).toBe(answer),
    );

  it.each<Person>(['stranger', 'client', 'professional'])(
    'knows no demo for %s',
    proves('OPEN-25', 'GUARD-011'),
    async (who) => {
      expect(await open(adminDashboard, '/dashboard/admin?demo=true', who)).not.toBe(200);
    },
  );
});

it.each([
  ['/dashboard', accountDashboard],
  ['/dashboard/client', clientDashboard],
  ['/dashboard/professional', professionalDashboard],
  ['/dashboard/admin', adminDashboard],
] as const)('%s leads to /login when nobody can be checked', proves('GUARD-010', 'ERR-061'), async (path, loader) => {
  await pool.query('alter table auth_session rename to auth_session_away');
  try {
    expect(await open(loader, path, 'client')).toBe(`/login?error=account&${new URLSearchParams({ return_to: path })}`);
  } finally {
    await pool.query('alter table auth_session_away rename to auth_session');
  }
});
