import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { buildClient } from '#tests/factories/accounts.ts';
import { buildDocument } from '#tests/factories/applications.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { buildPayment, buildRefund } from '#tests/factories/payments.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildReview } from '#tests/factories/reviews.ts';
import { buildService } from '#tests/factories/services.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { exportPage } from './account-data-store.server.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const api = await startTestApi(testDatabase);

type Exported = Record<string, Record<string, unknown>[]>;

async function signedIn(overrides: Parameters<typeof buildClient>[1] = {}) {
  const client = await buildClient(db, overrides);
  return { ...client, session: await buildSession(db, client.id) };
}
const ask = (bearer: Record<string, string>, format: string) =>
  api.request('GET', `/account/export?format=${format}`, { headers: bearer });
const json = async (bearer: Record<string, string>) => (await (await ask(bearer, 'json')).json()) as Exported;

const pay = (booking: { id: string; client_id: string | null; professional_id: string | null }) =>
  sql`insert into payments (booking_id, client_id, professional_id, amount, stripe_session_id, stripe_payment_intent_id)
    values (${booking.id}, ${booking.client_id}, ${booking.professional_id}, 75, ${`cs_${booking.id}`}, ${`pi_${booking.id}`})`.execute(
    db,
  );

it('a client gets profile, sessions, bookings, payments and favourites, and nothing of others', async () => {
  const [client, stranger] = [
    await signedIn({ first_name: 'Maya', last_name: 'Brooks', phone: '+1 512' }),
    await signedIn(),
  ];
  const own = await buildBooking(db, { client_id: client.id });
  await pay(own);
  await pay(await buildBooking(db, { client_id: stranger.id }));
  await sql`insert into favourites (profile_id, professional_id) values (${client.id}, ${own.professional_id}), (${stranger.id}, ${own.professional_id})`.execute(
    db,
  );
  const data = await json(client.session.bearer);
  expect(data['profile']).toMatchObject([{ id: client.id, email: client.email, first_name: 'Maya', phone: '+1 512' }]);
  expect(data['bookings_as_client']).toMatchObject([{ id: own.id, total_amount: '75.00', location: own.location }]);
  expect(data['payments']).toMatchObject([{ booking_id: own.id, amount: '75.00', direction: 'paid' }]);
  expect(data['favourites']).toHaveLength(1);
  expect(data['sessions']).toHaveLength(1);
  expect(data['professional']).toBeUndefined();
  expect(JSON.stringify(data)).not.toContain(stranger.email);
});

it('a professional gets the record, what is offered, the hours and both kinds of bookings', async () => {
  const owner = await signedIn({ type: 'professional' });
  const professional = await buildProfessional(db, { profile_id: owner.id });
  const application = { service_location: '12 Oak St, Austin', agreed_to_marketing: true, agreed_terms: '2026-11-01' };
  await db
    .updateTable('professionals')
    .set({ ...application, agreed_terms_at: new Date(), approved_categories: ['auto-care', 'pet-services'] })
    .where('id', '=', professional.id)
    .execute();
  const service = await buildService(db, { professional_id: professional.id });
  await sql`insert into professional_hours values (${professional.id}, 'monday', true, '09:00', '17:00')`.execute(db);
  await sql`insert into travel_settings (professional_id, start_zip) values (${professional.id}, '78701')`.execute(db);
  await sql`insert into outside_calendars (id, professional_id, name, sealed_url, url_hash, host, covers_until, next_read_at)
    values (${'00000000-0000-4000-8000-000000000001'}, ${professional.id}, 'Family', 'sealed', '\\x00', 'calendar.example.com', now(), now())`.execute(
    db,
  );
  await sql`insert into outside_busy_times values (${'00000000-0000-4000-8000-000000000001'}, ${professional.id}, now(), now() + interval '1 hour')`.execute(
    db,
  );
  await sql`insert into calendar_accounts (id, professional_id, server_url, host, username, sealed_password)
    values (${'00000000-0000-4000-8000-000000000002'}, ${professional.id}, 'https://calendar.example.com', 'calendar.example.com', 'maya', 'sealed')`.execute(
    db,
  );
  await sql`insert into blocked_time_slots (professional_id, start_time, end_time, reason) values (${professional.id}, now(), now() + interval '1 hour', 'Dentist')`.execute(
    db,
  );
  await sql`insert into work_photos (professional_id, url, caption) values (${professional.id}, '/a.avif', 'A door')`.execute(
    db,
  );
  await buildDocument(db, professional, { expires_on: '2030-01-31' });
  await sql`insert into proposed_changes (professional_id, change, categories) values (${professional.id}, 'set_categories', '{auto-care,pet-services}')`.execute(
    db,
  );
  await sql`with entry as (insert into audit_log (action, subject_type, subject_id) values ('professional.rejected', 'professional', ${professional.id}) returning id)
    insert into review_reasons select id, ${professional.id}, 'The scan is blurred' from entry`.execute(db);
  const client = await buildClient(db, { first_name: 'Rosa', last_name: 'Diaz', email: 'rosa@private.test' });
  const booking = await buildBooking(db, { professional_id: professional.id, client_id: client.id });
  await pay(booking);
  const data = await json(owner.session.bearer);
  expect(data).toMatchObject({
    professional: [
      { ...application, id: professional.id, approved_categories: 'auto-care, pet-services', applied_at: null },
    ],
    services: [{ id: service.id, price: service.price }],
    working_hours: [{ day: 'monday', start_time: '09:00:00' }],
    travel_settings: [{ is_on: true, start_zip: '78701' }],
    outside_calendars: [{ name: 'Family', host: 'calendar.example.com' }],
    calendar_accounts: [{ host: 'calendar.example.com', username: 'maya' }],
    calendar_visits: [],
    outside_busy_times: [{ calendar_id: '00000000-0000-4000-8000-000000000001' }],
    blocked_times: [{ reason: 'Dentist' }],
    work_photos: [{ url: '/a.avif', caption: 'A door' }],
    documents: [{ kind: 'certification', expires_on: '2030-01-31' }],
    review_reasons: [{ action: 'professional.rejected', reason: 'The scan is blurred' }],
    changes_in_review: [{ change: 'set_categories', categories: 'auto-care, pet-services' }],
    bookings_as_client: [],
    bookings_as_professional: [{ id: booking.id, with: 'Rosa Diaz' }],
    payments: [{ booking_id: booking.id, direction: 'received' }],
  });
  expect(JSON.stringify(data)).not.toContain('rosa@private.test');
});

it('the digits of a card are in it for the client who paid, and the brand for the professional, too', async () => {
  const [owner, client] = [await signedIn({ type: 'professional' }), await signedIn()];
  const professional = await buildProfessional(db, { profile_id: owner.id });
  await buildPayment(db, await buildBooking(db, { professional_id: professional.id, client_id: client.id }));
  const [paid, received] = [await json(client.session.bearer), await json(owner.session.bearer)];
  expect(paid['payments']).toMatchObject([{ direction: 'paid', card_brand: 'visa', card_last4: '4242' }]);
  expect(received['payments']).toMatchObject([{ direction: 'received', card_brand: 'visa', card_last4: null }]);
});

it('a professional gets what became of a payment: what was refunded, sent and taken back', async () => {
  const owner = await signedIn({ type: 'professional' });
  const professional = await buildProfessional(db, { profile_id: owner.id });
  const booking = await buildBooking(db, { professional_id: professional.id, status: 'completed' });
  await buildRefund(db, await buildPayment(db, booking), '37.50');
  const ids = { booking_id: booking.id, professional_id: professional.id, reason: 'completed' as const };
  const reversed = { reversed_amount: '33.75', reversed_commission: '3.75' };
  const amounts = { amount: '67.50', commission: '7.50', commission_percent: '10', ...reversed };
  const sent = { status: 'sent' as const, sent_at: new Date() };
  await db
    .insertInto('transfers')
    .values({ ...ids, ...amounts, ...sent })
    .execute();
  const data = await json(owner.session.bearer);
  expect(data['payments']).toMatchObject([{ direction: 'received', amount: '75.00', refunded: '37.50' }]);
  expect(data['transfers']).toMatchObject([
    { booking_id: booking.id, amount: '67.50', commission: '7.50', status: 'sent', ...reversed },
  ]);
});

it('neither tokens nor secrets are in it', async () => {
  const { id, session } = await signedIn();
  await sql`insert into auth_account (user_id, account_id, provider_id, password, refresh_token) values (${id}, ${id}, 'credential', 'hash-of-it', 'refresh-it')`.execute(
    db,
  );
  await sql`insert into auth_two_factor (user_id, secret, backup_codes) values (${id}, 'kept-secret', 'kept-codes')`.execute(
    db,
  );
  for (const format of ['json', 'csv']) {
    const text = await (await ask(session.bearer, format)).text();
    for (const hidden of [session.token, 'hash-of-it', 'refresh-it', 'kept-secret', 'kept-codes'])
      expect(text).not.toContain(hidden);
  }
});

it('CSV is a zip with a file a table, and no cell is a formula', async () => {
  const { session } = await signedIn({
    first_name: '=HYPERLINK("http://evil.test")',
    last_name: '@SUM(1)',
    phone: '+1 512',
  });
  const answer = await ask(session.bearer, 'csv');
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    'application/zip',
    'no-store',
  ]);
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="doorstep-data-\d{4}-\d\d-\d\d\.zip"$/,
  );
  const zip = await answer.text();
  expect(zip.startsWith('PK')).toBe(true);
  for (const name of ['profile', 'sessions', 'bookings_as_client', 'payments', 'refunds', 'favourites'])
    expect(zip).toContain(`${name}.csv`);
  expect(zip).toContain('"\'=HYPERLINK(""http://evil.test"")",\'@SUM(1),\'+1 512');
});

// Whatever the time is, one of the two has another date than UTC and the platform.
it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'a professional’s files have the date of %s',
  async (time_zone) => {
    const owner = await signedIn({ type: 'professional' });
    await buildProfessional(db, { profile_id: owner.id, time_zone });
    const today = () => localDate(epochMinutesOf(new Date()), time_zone);
    for (const path of ['/account/export?format=json', '/clients/export', '/imports/examples?kind=clients']) {
      const before = today();
      const { headers } = await api.request('GET', path, { headers: owner.session.bearer });
      const [date] = /\d{4}-\d\d-\d\d/.exec(headers.get('content-disposition') ?? '') ?? [];
      expect([before, today()], path).toContain(date);
    }
  },
);

it('is complete beyond a page', async () => {
  const { id, session } = await signedIn();
  await sql`insert into payments (booking_id, client_id, amount, stripe_session_id, stripe_payment_intent_id)
    select uuidv7(), ${id}, 5, 'many_' || n, 'many_' || n from generate_series(1, ${exportPage + 7}) n`.execute(db);
  const { payments } = await json(session.bearer);
  expect(new Set(payments?.map(({ id: payment }) => payment)).size).toBe(exportPage + 7);
});

it('is refused to strangers and to unknown formats, written down, and limited', async () => {
  expect((await ask({}, 'json')).status).toBe(401);
  const { id, session } = await signedIn();
  expect((await ask(session.bearer, 'xml')).status).toBe(422);
  const statuses: number[] = [];
  for (let use = 0; use < 11; use += 1) statuses.push((await ask(session.bearer, 'json')).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  const { rows } =
    await sql`select 1 from audit_log where actor_id = ${id} and action = 'account.data_exported'`.execute(db);
  expect(rows).toHaveLength(10);
});

it('reviews that one wrote and got are in it, each without the other side', async () => {
  const owner = await signedIn({ type: 'professional' });
  const client = await signedIn({ first_name: 'Rosa', last_name: 'Diaz', email: 'rosa@reviews.test' });
  const professional = await buildProfessional(db, { profile_id: owner.id });
  const { review } = await buildReview(db, {
    professional_id: professional.id,
    client_id: client.id,
    stars: 4,
    text: 'On time',
  });
  await buildReview(db);
  const [written, received] = [await json(client.session.bearer), await json(owner.session.bearer)];
  expect(written['reviews_written']).toMatchObject([{ id: review.id, stars: 4, text: 'On time' }]);
  expect(received['reviews_received']).toMatchObject([{ id: review.id, stars: 4, text: 'On time' }]);
  expect(received['reviews_written']).toEqual([]);
  expect(JSON.stringify(received)).not.toContain('rosa@reviews.test');
});

it('what somebody did and what was tried in the account is in it, without the networks of the team', async () => {
  const [member, stranger] = [await signedIn(), await signedIn()];
  const event = (actor: string | null, account: string | null, action: string, outcome: string) =>
    sql`insert into security_log (actor_id, account_id, action, outcome, network, details) values (${actor}, ${account}, ${action}, ${outcome}, '203.0.113.7', '{"reason": "for the team"}')`.execute(
      db,
    );
  await event(member.id, member.id, 'sign_in', 'done');
  await event(null, member.id, 'sign_in.code', 'refused');
  await event(stranger.id, member.id, 'account.role_changed', 'done');
  await event(stranger.id, stranger.id, 'sign_out', 'done');
  const entries = (await json(member.session.bearer))['security_log'];
  expect(entries).toEqual([
    { at: expect.any(String), action: 'sign_in', outcome: 'done', network: '203.0.113.7', by_you: true },
    { at: expect.any(String), action: 'sign_in.code', outcome: 'refused', network: '203.0.113.7', by_you: false },
    { at: expect.any(String), action: 'account.role_changed', outcome: 'done', network: null, by_you: false },
    {
      at: expect.any(String),
      action: 'account.data_exported',
      outcome: 'done',
      network: expect.any(String),
      by_you: true,
    },
  ]);
  expect(JSON.stringify(entries)).not.toContain(stranger.id);
});

it('unpaid holds that ran out are in it, with the wait that they led to', async () => {
  const [waiting, free] = [await signedIn(), await signedIn()];
  await sql`insert into hold_records (client_id, lapsed, given_up, may_hold_from) values (${waiting.id}, 3, 1, '2030-01-01T00:00:00Z'), (${free.id}, 1, 0, default)`.execute(
    db,
  );
  expect((await json(waiting.session.bearer))['unpaid_holds']).toEqual([
    { lapsed: 3, given_up: 1, last_ended_at: expect.any(String), may_hold_from: '2030-01-01T00:00:00.000Z' },
  ]);
  expect((await json(free.session.bearer))['unpaid_holds']).toMatchObject([{ lapsed: 1, may_hold_from: null }]);
});

it('what became of a booking is in it for both, and a report with the time of its answer', async () => {
  const [owner, client] = [await signedIn({ type: 'professional' }), await signedIn()];
  const professional = await buildProfessional(db, { profile_id: owner.id });
  const booking = await buildBooking(db, { professional_id: professional.id, client_id: client.id });
  const cancellation = {
    cancelled_by: 'admin' as const,
    cancel_reason: 'The street is closed.',
    refund_amount: '75.00',
  };
  await db
    .updateTable('bookings')
    .set({ ...cancellation, status: 'cancelled', cancelled_at: new Date() })
    .where('id', '=', booking.id)
    .execute();
  const report = { booking_id: booking.id, kind: 'damage' as const, description: 'The vase is broken.' };
  await db
    .insertInto('problem_reports')
    .values({ ...report, answer: 'It fell by itself.', answered_at: new Date() })
    .execute();
  const [booked, sold] = [await json(client.session.bearer), await json(owner.session.bearer)];
  const ended = [{ ...cancellation, cancelled_at: expect.any(String), completed_at: null }];
  expect([booked['bookings_as_client'], sold['bookings_as_professional']]).toMatchObject([ended, ended]);
  expect(booked['problems_reported']).toMatchObject([{ ...report, answered_at: expect.any(String) }]);
  expect(sold['answers_to_reports']).toMatchObject([{ booking_id: booking.id, answer: 'It fell by itself.' }]);
});
