import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '#app/api.server.ts';
import { dropSitemaps } from '#app/discovery/sitemap.server.ts';
import { refreshListing } from '#app/features/directory-entries/commands/enqueue-directory-refresh.server.ts';
import { listenTo } from '#app/platform/database/listen.server.ts';
import { accessOfRoutes } from '#app/platform/access/access-rule.server.ts';
import { moveVisit } from '#tests/factories/bookings.ts';
import { buildPayable } from '#tests/factories/connected.ts';
import { photo } from '#tests/factories/files.ts';
import { bookingJourney, bookingTables, eventually, personOf, slotAt } from '#tests/support/booking-journey.ts';
import { dashboardJourney, type Shop } from '#tests/support/dashboard-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { connectTestStorage } from '#tests/support/storage/test-storage.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, requestOf, confirmed, statusOf, quiet } = bookingJourney(app, testDatabase);
const useDashboard = dashboardJourney(app, testDatabase);
const [admin, client] = [await person({ role: 'admin' }), await person()];

let storage: Awaited<ReturnType<typeof connectTestStorage>>;
beforeAll(async () => {
  storage = await connectTestStorage('disk');
});
afterAll(() => storage.close());
// As boot does.
afterAll(await listenTo(testDatabase.connection, 'pages_changed', dropSitemaps));

const ofDashboard =
  /^\w+ \/(services|functions\/(create-stripe|update-stripe|delete-stripe|store-push)|professional-hours|service-times|travel-settings|visit-settings|booking-link|booking-button|blocked-|availability-|professionals\/:id|push-subscriptions\/:id|notification-|calendar-feed|calendar-accounts|outside-calendars|connected-account|bookings\/:id\/(complete|cancel-and))/;
/** What a professional's dashboard can change: a new one belongs into dashboard-journey.ts. */
const changing = accessOfRoutes(createApi(app.url).routes)
  .map(({ endpoint }) => endpoint)
  .filter((endpoint) => !endpoint.startsWith('GET ') && ofDashboard.test(endpoint));

/** A listed professional with visits and a session that stays open. */
async function openShop() {
  const bookable = await buildPayable(db, app.sandbox);
  const { id: professionalId, profile_id } = bookable.professional;
  const owner = await personOf(
    db,
    await db.selectFrom('profiles').selectAll().where('id', '=', profile_id).executeTakeFirstOrThrow(),
  );
  const [begun, coming] = [
    await confirmed(client, bookable, { bookingDate: slotAt(10, '09:00') }),
    await confirmed(client, bookable, { bookingDate: slotAt(11, '09:00') }),
  ];
  await moveVisit(db, begun.bookingId, -90);
  await fetch(`${app.url}/api/storage/work-photos/${professionalId}/before.png`, {
    method: 'POST',
    headers: { ...owner.bearer, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(await photo(60, 40, 'png')),
  });
  await refreshListing(professionalId);
  expect(await publicSights(professionalId)).toEqual({
    directory: true,
    profile: 200,
    services: 200,
    portfolio: 200,
    hours: 200,
    sitemap: true,
  });
  const shop: Shop = {
    owner,
    professionalId,
    serviceId: bookable.service.id,
    begunVisit: begun.bookingId,
    comingVisit: coming.bookingId,
  };
  return { bookable, shop };
}

/** What a stranger finds of a professional. */
async function publicSights(id: string) {
  const statusAt = async (path: string) => (await call('GET', path)).status;
  const { items } = (await call<{ items: { id: string }[] }>('GET', '/professionals?limit=100')).body;
  const sitemap = await fetch(`${app.url}/sitemaps/professionals-1.xml`);
  return {
    directory: items.some((entry) => entry.id === id),
    profile: await statusAt(`/professionals/${id}`),
    services: await statusAt(`/professionals/${id}/services`),
    portfolio: await statusAt(`/professionals/${id}/work-photos`),
    hours: await statusAt(`/professionals/${id}/slots?date=${slotAt(10, '09:00').slice(0, 10)}`),
    sitemap: (await sitemap.text()).includes(id),
  };
}

type Flags = { is_approved?: boolean; verified?: boolean; applied_at?: Date };
const setFlags = async (id: string, flags: Flags) => {
  await db.updateTable('professionals').set(flags).where('id', '=', id).execute();
  await refreshListing(id);
};
const decide = async (id: string, action: string) =>
  expect(
    (
      await call('POST', `/admin/professionals/${id}/decisions`, {
        as: admin,
        body: { action, reason: 'A reason', visits: 'keep' },
      })
    ).status,
  ).toBe(200);

const nothing = { directory: false, profile: 404, services: 404, portfolio: 404, hours: 404, sitemap: false };
const everything = { directory: true, profile: 200, services: 200, portfolio: 200, hours: 200, sitemap: true };

/**
 * How somebody loses what it takes to be booked, what strangers see from then on, and which of the own calls are
 * refused, with which code.
 */
const losses: [
  name: string,
  lose: (id: string) => Promise<unknown>,
  sights: object,
  refused: Record<string, string>,
][] = [
  [
    'is suspended',
    (id) => decide(id, 'suspend'),
    nothing,
    {
      'upload to work-photos': 'publishing_suspended',
      'upload to profiles': 'publishing_suspended',
      'POST /professionals/:id/changes': 'change_of_suspended',
    },
  ],
  [
    'is rejected',
    async (id) => (await setFlags(id, { is_approved: false, applied_at: new Date() }), decide(id, 'reject')),
    nothing,
    { 'POST /professionals/:id/changes': 'change_needs_approval' },
  ],
  ['loses the badge', (id) => setFlags(id, { verified: false }), everything, {}],
  [
    'loses the approval',
    (id) => setFlags(id, { is_approved: false }),
    everything,
    { 'POST /professionals/:id/changes': 'change_needs_approval' },
  ],
];

describe.each(losses)(
  'a professional who %s in mid-session',
  proves('OPEN-14', 'OPEN-16'),
  (_, lose, sights, refused) => {
    it('cannot be booked, is seen as that says, and keeps the dashboard', async () => {
      const { bookable, shop } = await openShop();
      await lose(shop.professionalId);
      await eventually(async () => expect(await publicSights(shop.professionalId)).toEqual(sights));
      const before = await bookingTables(db);
      const body = requestOf(client, bookable, { bookingDate: slotAt(20, '09:00') });
      for (const path of ['/bookings', '/functions/create-checkout-session']) {
        const answer = await call('POST', path, { as: client, body });
        expect([path, answer.status, answer.body.code]).toEqual([path, 409, 'not_accepting_bookings']);
      }
      expect(await bookingTables(db)).toEqual(before);

      const outcomes = await useDashboard(shop);
      expect(
        changing.filter(
          (endpoint) => !(endpoint in outcomes) && refused['POST /professionals/:id/changes'] === undefined,
        ),
      ).toEqual([]);
      const failed = Object.entries(outcomes).filter(([, { status }]) => status >= 400);
      expect(Object.fromEntries(failed.map(([endpoint, { code }]) => [endpoint, code]))).toEqual(refused);
      expect(await publicSights(shop.professionalId)).toEqual(sights);
      await quiet();
      expect([await statusOf(shop.begunVisit), await statusOf(shop.comingVisit)]).toEqual(['completed', 'cancelled']);
      expect((await app.sandbox.refundsOf(shop.comingVisit)).map(({ amount }) => amount)).toEqual([7_500]);
      for (const path of [
        '/earnings/payments',
        '/connected-account/money',
        '/clients',
        '/professional-overview',
        '/account/closure',
      ]) {
        expect([path, (await call('GET', path, { as: shop.owner })).status]).toEqual([path, 200]);
      }
      expect((await call('POST', '/functions/delete-user-account', { as: shop.owner })).status).toBe(200);
    });
  },
);
