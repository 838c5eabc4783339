import { afterEach, describe, expect, it } from 'vitest';
import { termsOfService } from '#app/content/terms.ts';
import { refreshAllEntries } from '#app/features/directory-entries/commands/refresh-entries.server.ts';
import { listFreeSoon } from '#app/features/directory/cards/queries/list-free-soon.server.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { moveVisit } from '#tests/factories/bookings.ts';
import { buildPayable } from '#tests/factories/connected.ts';
import { eventually, slotAt } from '#tests/support/booking-journey.ts';
import { expectLedgerOf } from '#tests/support/money/ledger-invariants.ts';
import { paidOut, payoutJourney } from '#tests/support/payout-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { statedSettings } from './platform-settings.ts';
import type { SettingsHistory } from './queries/list-settings-changes.server.ts';
import { readShownTerms } from './queries/read-shown-terms.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { call, person, request, pending, confirmed, quiet, begun, complete, sentOf } = payoutJourney(app, testDatabase);
const [client, admin, other] = [
  await person(),
  await person({ role: 'admin', first_name: 'Ada', last_name: 'Admin' }),
  await person({ role: 'admin' }),
];
const hour = 3_600_000;

const read = async () => (await call<SettingsHistory>('GET', '/admin/settings', { as: admin })).body;
const put = (body: Record<string, unknown>, as = admin) =>
  call<SettingsHistory>('PUT', '/admin/settings', { as, body: { ...statedSettings, reason: 'A test', ...body } });
const change = async (body: Record<string, unknown>) => {
  const answer = await put({ seen: (await read()).settings.version, ...body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};

/** Each test begins with what the specification states. */
afterEach(async () => {
  const { version, ...settings } = (await read()).settings;
  if (JSON.stringify(settings) !== JSON.stringify(statedSettings)) await change({});
  expect(version).toBeGreaterThan(0);
});

describe('the settings', () => {
  it('begin with what the specification states', proves('LIMIT-001', 'LIMIT-002'), async () => {
    const { settings, history } = await read();
    expect(settings).toEqual({ version: 1, ...statedSettings });
    expect(history).toEqual([
      {
        version: 1,
        changed_by: null,
        reason: 'What the platform began with',
        changed: [],
        changed_at: expect.any(String),
      },
    ]);
  });

  it('a change has its place in the history, and an entry in the audit log', async () => {
    const { settings, history } = await change({
      commission_percent: '12.5',
      late_fee_percent: '40',
      reason: 'A better offer',
    });
    expect(settings).toMatchObject({ version: 2, commission_percent: '12.50', late_fee_percent: '40.00' });
    expect(history[0]).toMatchObject({
      version: 2,
      changed_by: 'Ada Admin',
      reason: 'A better offer',
      changed: [
        { setting: 'commission_percent', before: '10.00', after: '12.50' },
        { setting: 'late_fee_percent', before: '50.00', after: '40.00' },
      ],
    });
    const { rows } = await pool.query(
      `select actor_id, details from audit_log where action = 'platform.settings_changed'`,
    );
    expect(rows).toEqual([{ actor_id: admin.id, details: { version: 2, changed: history[0]?.changed } }]);
  });

  it.each([
    [{ commission_percent: '30.01' }, 'commission_percent'],
    [{ commission_percent: '10.001' }, 'commission_percent'],
    [{ commission_percent: '-1' }, 'commission_percent'],
    [{ commission_percent: 10 }, 'commission_percent'],
    [{ late_fee_percent: '100.01' }, 'late_fee_percent'],
    [{ late_fee_percent: '1e2' }, 'late_fee_percent'],
    [{ free_cancellation_hours: 169 }, 'free_cancellation_hours'],
    [{ free_cancellation_hours: 1.5 }, 'free_cancellation_hours'],
    [{ minimum_notice_hours: 73 }, 'minimum_notice_hours'],
    [{ minimum_notice_hours: -1 }, 'minimum_notice_hours'],
    [{ reason: ' a ' }, 'reason'],
    [{ reason: 'x'.repeat(501) }, 'reason'],
  ])('%j is refused', async (wrong, field) => {
    const before = await read();
    const answer = await put({ seen: before.settings.version, commission_percent: '11.00', ...wrong });
    expect([answer.status, Object.keys(answer.body.details.fields ?? {})]).toEqual([422, [field]]);
    expect(await read()).toEqual(before);
  });

  it('an old page, two at once and a second press have one effect', async () => {
    const seen = (await read()).settings.version;
    const race = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        put({ seen, commission_percent: `1${index}.00`, reason: `Number ${index}` }, index % 2 ? admin : other),
      ),
    );
    // One of them asks for what holds already.
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    const winner = race.findIndex(({ status }) => status === 200);
    const { settings } = await read();
    expect(settings).toMatchObject({ version: seen + 1, commission_percent: `1${winner}.00` });
    expect(
      (await put({ seen, commission_percent: `1${winner}.00`, reason: `Number ${winner}` }, winner % 2 ? admin : other))
        .status,
    ).toBe(200);
    expect((await put({ seen, commission_percent: '9.00' })).body.code).toBe('settings_changed');
    expect((await put({ seen: seen + 1, commission_percent: settings.commission_percent })).body.code).toBe(
      'settings_unchanged',
    );
    expect((await read()).settings).toEqual(settings);
  });

  it('are there for administrators only, and the database keeps what they were', async () => {
    for (const as of [undefined, client]) {
      expect((await call('GET', '/admin/settings', as ? { as } : {})).status).toBe(as ? 404 : 401);
      expect(
        (
          await call('PUT', '/admin/settings', {
            ...(as ? { as } : {}),
            body: { ...statedSettings, seen: 1, reason: 'A test' },
          })
        ).status,
      ).toBe(as ? 404 : 401);
    }
    for (const sql of [
      'update platform_settings set commission_percent = 1',
      'delete from platform_settings',
      'truncate platform_settings',
    ])
      await expect(pool.query(sql)).rejects.toThrow('append-only');
  });

  it('what pages say is the number that holds, at once', async () => {
    expect((await readShownTerms()).commission).toBe('10%');
    await change({ commission_percent: '7.25', free_cancellation_hours: 48, late_fee_percent: '30' });
    const terms = await readShownTerms();
    expect(terms).toMatchObject({ commission: '7.25%', freeCancellation: 'up to 48 hours before' });
    const text = JSON.stringify(termsOfService(terms));
    for (const part of ['a commission of 7.25%', 'cancelled 48 hours or more', 'fee of 30% of the total'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/10%|24 hours (or more|before)|half the total/);
  });
});

describe('a change is about new bookings only', { timeout: 90_000 }, () => {
  it(
    'an older booking is paid out, and given back, under the terms it was made with',
    proves('OPEN-02', 'GEN-014'),
    async () => {
      const paid = await begun(client);
      const [late, early] = [
        await confirmed(client, await buildPayable(db, app.sandbox), { bookingDate: slotAt(10, '12:00') }),
        await confirmed(client, await buildBookable(db), { bookingDate: slotAt(10, '15:00') }),
      ];
      await change({ commission_percent: '30', late_fee_percent: '100', free_cancellation_hours: 168 });
      await complete(paid);
      await quiet();
      expect(await sentOf(paid.bookingId)).toEqual([[6_750, 0]]);
      await expectLedgerOf(pool, paid.bookingId, paidOut);
      const previewed = await call('GET', `/bookings/${early.bookingId}/refund-preview`, { as: client });
      expect(previewed.body).toMatchObject({ refund_amount: '75.00', late_fee_percent: '50.00' });
      await moveVisit(db, late.bookingId, 23 * 60);
      expect(
        (
          await call('POST', `/bookings/${late.bookingId}/cancel-and-refund`, {
            as: client,
            body: { expectedRefund: '37.50' },
          })
        ).status,
      ).toBe(200);
      await quiet();
      await expectLedgerOf(pool, late.bookingId, {
        client: '-37.50',
        professional: '33.75',
        commission: '3.75',
        held: '0.00',
      });
    },
  );

  it('a new one copies what holds as it is made', async () => {
    const visit = await begun(client);
    await change({ commission_percent: '20', late_fee_percent: '33.33', free_cancellation_hours: 2 });
    const after = await begun(client);
    const termsOf = (id: string) =>
      db
        .selectFrom('bookings')
        .select(['commission_percent', 'late_fee_percent', 'free_cancellation_hours'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    expect(await termsOf(visit.bookingId)).toEqual({
      commission_percent: '10.00',
      late_fee_percent: '50.00',
      free_cancellation_hours: 24,
    });
    expect(await termsOf(after.bookingId)).toEqual({
      commission_percent: '20.00',
      late_fee_percent: '33.33',
      free_cancellation_hours: 2,
    });
    await complete(after);
    await quiet();
    expect(await sentOf(after.bookingId)).toEqual([[6_000, 0]]);
  });
});

describe('the minimum notice', () => {
  const soonDay = slotAt(2, '09:00').slice(0, 10);
  const reasonsOf = async (professionalId: string, date: string) => {
    const { body } = await call<{ slots: { reason: string | null }[] }>(
      'GET',
      `/professionals/${professionalId}/slots?date=${date}`,
    );
    return new Set(body.slots.map(({ reason }) => reason));
  };

  it('is nothing at first, and then keeps whatever is sooner from being booked', proves('BOOK-008'), async () => {
    const bookable = await buildBookable(db);
    const held = await pending(client, bookable, { bookingDate: slotAt(2, '12:00') });
    expect(await reasonsOf(bookable.professional.id, soonDay)).toEqual(new Set([null, 'booked']));
    await change({ minimum_notice_hours: 72 });
    expect(await reasonsOf(bookable.professional.id, soonDay)).toEqual(new Set(['too-soon']));
    expect(await reasonsOf(bookable.professional.id, slotAt(5, '09:00').slice(0, 10))).toEqual(new Set([null]));
    const refused = await request(await person(), bookable, { bookingDate: slotAt(2, '15:00') });
    expect([refused.status, refused.body.code]).toEqual([409, 'slot_taken']);
    // What was early enough when it was taken can still be paid for.
    expect((await request(client, bookable, { bookingDate: slotAt(2, '12:00') })).body).toMatchObject({
      bookingId: held.bookingId,
      checkoutUrl: held.checkoutUrl,
    });
    expect((await request(await person(), bookable, { bookingDate: slotAt(5, '15:00') })).status).toBe(200);
  });

  it('everybody’s next free time follows by itself, in the directory and on the home page', async () => {
    const bookable = await buildBookable(db, { professional: { verified: true } });
    await refreshAllEntries(db);
    const nextFree = async () =>
      (
        await db
          .selectFrom('directory_entries')
          .select('next_free_at')
          .where('professional_id', '=', bookable.professional.id)
          .executeTakeFirstOrThrow()
      ).next_free_at?.getTime() ?? 0;
    expect(await nextFree()).toBeLessThan(Date.now() + 48 * hour);
    await change({ minimum_notice_hours: 72 });
    await eventually(async () => expect(await nextFree()).toBeGreaterThanOrEqual(Date.now() + 72 * hour - 60_000));
    expect((await listFreeSoon(3)).length).toBeGreaterThan(0);
    await change({});
    await eventually(async () => expect(await nextFree()).toBeLessThan(Date.now() + 48 * hour));
  });
});
