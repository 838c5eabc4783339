import { describe, expect, it } from 'vitest';
import { createApi } from '#app/api.server.ts';
import { idempotent } from '#app/platform/http/idempotency/idempotency.server.ts';
import { newPerson } from '#tests/support/account-journey.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { bookingJourney, eventually, slotAt } from '#tests/support/booking-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, requestOf } = bookingJourney(app, testDatabase);

/** POSTs that keep no answers, and why a repetition creates nothing twice (docs/decisions/012-idempotency-keys.md). */
const repeatable: readonly [endpoint: RegExp, why: string][] = [
  [/^POST \/(quotes|availability-previews|postal-codes\/nearest)$/, 'changes nothing'],
  [/^POST \/(auth|account)\//, 'changes a session or the own account; its secrets must not be kept'],
  [/^POST \/functions\/create-checkout-session$/, 'the same choice has the same hold and the same checkout'],
  [/^POST \/functions\/handle-successful-payment$/, 'a payment is taken in once'],
  [/^POST \/functions\/cancel-booking$/, 'a repetition finds it cancelled and says so'],
  [
    /^POST \/bookings\/:id\/(complete|undo-completion|cancel-and-refund|reschedule)$/,
    'a repetition finds it done and says so',
  ],
  [/^POST \/bookings\/:id\/rescue\/checkout$/, 'a held visit has one checkout'],
  [/^POST \/bookings\/:id\/problem$/, 'a booking has one problem report'],
  [/^POST \/bookings\/:id\/review$/, 'a booking has one review; the same again finds it written'],
  [/^POST \/reviews\/:id\/report$/, 'a review is reported once'],
  [/^POST \/admin\/reviews\/:id\/decisions$/, 'a repetition finds it decided'],
  [/^POST \/admin\/problems\/:id\/settlement$/, 'a problem is settled once'],
  [/^POST \/admin\/money\/check$/, 'the later check takes the place of the earlier one'],
  [/^POST \/admin\/jobs\/:id\/run$/, 'a job that is not given up any more is refused'],
  [/^POST \/admin\/refunds\/:id\/(retry|paid-otherwise)$/, 'a refund that waits for nothing is refused'],
  [/^POST \/functions\/(create|update)-stripe-price$/, 'a service that has the price keeps it'],
  [/^POST \/functions\/delete-stripe-service$/, 'what is gone stays gone'],
  [/^POST \/functions\/send-email$/, 'each mail of a booking goes out once'],
  [/^POST \/(functions\/store-push-subscription|push-subscriptions)$/, 'a browser is kept once, by its address'],
  [/^POST \/text-messages\/code$/, 'the same number gets one code a minute'],
  [/^POST \/text-messages\/confirm$/, 'the right code may come twice'],
  [/^POST \/webhooks\/sms\//, 'each text is taken in once, by its id; a state only moves on'],
  [/^POST \/push-subscriptions\/:id\/test$/, 'a later test notification takes the place of the earlier one'],
  [/^POST \/functions\/delete-user-account$/, 'what is gone stays gone'],
  [/^POST \/(functions\/create-connect-account|connected-account\/check)$/, 'a professional has one account at Stripe'],
  [/^POST \/connected-account\/dashboard-link$/, 'an address that is good for one use'],
  [/^POST \/storage\//, 'a file stands at its path once; a signed address is no thing'],
  [/^POST \/admin\/changes\/:id\/decisions$/, 'a repetition finds it decided and gone'],
  [/^POST \/admin\/professionals\/:id\/decisions$/, 'a repetition finds it decided and says by whom'],
  [/^POST \/addresses$/, 'the same place is saved once'],
  [/^POST \/outside-calendars$/, 'a link is connected once'],
  [/^POST \/outside-calendars\/:id\/reading$/, 'it reads again'],
  [/^POST \/calendar-accounts$/, 'an account is connected once'],
  [/^POST \/calendar-accounts\/google$/, 'an address that is good for one return'],
  [/^POST \/calendar-visits\/:id\/restoration$/, 'a visit is one event, by its URL'],
  [/^POST \/calendar-feed$/, 'a calendar has one link; its secret must not be kept'],
  [/^POST \/rpc\//, 'a person has one professional record'],
  [
    /^POST \/hand-entered-visits\/:id\/payment-link$/,
    'the later link ends the earlier one; its secret must not be kept',
  ],
  [/^POST \/imports$/, 'another preview of the same file ends by itself within an hour'],
  [/^POST \/imports\/:id\/confirmation$/, 'an import is done once, and says the same to whoever repeats it'],
  [/^POST \/imports\/:id\/undo$/, 'what is undone stays undone'],
  [/^POST \/threads\/:id\/reports$/, 'a report is found by its id'],
  [/^POST \/admin\/thread-reports\/:id\/openings$/, 'it reads, and each reading is recorded'],
  [/^POST \/webhooks\/mail$/, 'a mail is one message, by its Message-ID'],
  [/^POST \/webhooks\/stripe$/, 'each event is taken in once, by its id'],
];

it('every POST either takes an Idempotency-Key or creates nothing when it is repeated', () => {
  const posts = createApi(app.url).routes.filter(({ method }) => method === 'POST');
  const nameOf = ({ path }: { path: string }) => `POST ${path}`;
  const keyed = new Set(posts.filter(({ handler }) => handler === idempotent).map(nameOf));
  const silent = [...new Set(posts.map(nameOf))].filter((endpoint) => !keyed.has(endpoint));
  expect([...keyed]).toEqual(expect.arrayContaining(['POST /auth/sign-up/email', 'POST /profiles', 'POST /bookings']));
  expect(silent.filter((name) => !repeatable.some(([endpoint]) => endpoint.test(name)))).toEqual([]);
});

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

describe('a repeated call', () => {
  it(
    'of a sign-up whose answer was lost hears of the same success, and mails one link',
    proves('OPEN-06'),
    async () => {
      const body = newPerson();
      const first = await call('POST', '/auth/sign-up/email', { body, ...withKey('sign-up-1') });
      const again = await call('POST', '/auth/sign-up/email', { body, ...withKey('sign-up-1') });
      expect([first.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 201, 'true']);
      expect(again.body).toEqual(first.body);
      expect(again.headers.getSetCookie()).toEqual([]);
      await eventually(async () => expect(await app.sandbox.mails(body.email)).toHaveLength(1));
      const stranger = await call('POST', '/auth/sign-up/email', { body, ...withKey('sign-up-2') });
      expect(stranger.body.code).toBe('user_already_registered');
    },
  );

  it('of a sign-up is not counted against its limit', async () => {
    const body = newPerson();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1)
      statuses.push((await call('POST', '/auth/sign-up/email', { body, ...withKey('sign-up-many') })).status);
    expect(new Set(statuses)).toEqual(new Set([201]));
  });

  it('of a sign-up by 16 at once makes one account', async () => {
    const body = newPerson();
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => call('POST', '/auth/sign-up/email', { body, ...withKey('sign-up-race') })),
    );
    for (const { status } of answers) expect([201, 409]).toContain(status);
    const { rows } = await pool.query('select count(*)::int as n from auth_user where email = $1', [body.email]);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('of a booking gives the same booking', proves('API-038'), async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const body = requestOf(client, bookable);
    const first = await call('POST', '/bookings', { as: client, body, ...withKey('booking-1') });
    const again = await call('POST', '/bookings', { as: client, body, ...withKey('booking-1') });
    expect([first.status, again.status, again.body['id']]).toEqual([201, 201, first.body['id']]);
    const other = await call('POST', '/bookings', {
      as: client,
      body: { ...body, bookingDate: slotAt(11, '09:00') },
      ...withKey('booking-1'),
    });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('is its caller’s own: another one’s same key says nothing of it', async () => {
    const [bookable, one, two] = [await buildBookable(db), await person(), await person()];
    const first = await call('POST', '/bookings', {
      as: one,
      body: requestOf(one, bookable),
      ...withKey('shared-key'),
    });
    const foreign = await call('POST', '/bookings', {
      as: two,
      body: requestOf(one, bookable),
      ...withKey('shared-key'),
    });
    expect([first.status, foreign.status, foreign.body.error]).toEqual([201, 422, 'Invalid client ID']);
  });

  it('asks who one is like the first', proves('ERR-066'), async () => {
    const [client, bookable] = [await person(), await buildBookable(db)];
    const body = requestOf(client, bookable);
    await call('POST', '/bookings', { as: client, body, ...withKey('signed-out') });
    expect((await call('POST', '/bookings', { body, ...withKey('signed-out') })).status).toBe(401);
  });
});
