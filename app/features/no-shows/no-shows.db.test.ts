import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveVisit } from '#tests/factories/bookings.ts';
import { doorVisits, inMinutes } from '#tests/support/absences/door-visits.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { connectTestStorage } from '#tests/support/storage/test-storage.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { cancelWithRefund } from '#app/features/booking-outcomes/cancel/commands/cancel-with-refund.server.ts';
import { inTransaction } from '#app/platform/database/database.server.ts';
import { settleProblem } from '#app/features/booking-outcomes/problems/commands/settle-problem.server.ts';
import { buildProfile } from '#tests/factories/accounts.ts';
import { settleNoShows } from './commands/settle-no-shows.server.ts';
import { undoAbsence } from './commands/undo-absence.server.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);
const { buildVisit, buildClosed } = doorVisits(testDatabase, api);
const minute = 60_000;
let store: Awaited<ReturnType<typeof connectTestStorage>>;
beforeAll(async () => {
  store = await connectTestStorage('disk');
});
afterAll(() => store.close());

describe('a client who is not there', () => {
  it('costs the fee of a late cancellation, a minute after the visit was closed; the share waits a day', async () => {
    const visit = await buildClosed();
    await settleNoShows(inMinutes(16.5));
    expect(await visit.read()).toMatchObject({ status: 'confirmed' });
    await settleNoShows(inMinutes(17.5));
    expect(await visit.read()).toEqual({ status: 'cancelled', cancelled_by: 'client', refund_amount: '37.50' });
    expect(await visit.money()).toEqual({ refunded: '37.50', share: '33.75', waits: true });
    await settleNoShows(inMinutes(18));
    expect(await visit.money()).toMatchObject({ refunded: '37.50', share: '33.75' });
    const shown = await visit.ask('GET', '/no-show', undefined, visit.client);
    expect(shown.no_show?.photo_urls).toHaveLength(1);
    expect(shown.no_show?.settled_at).not.toBeNull();
  });

  it('can be reported at the door only, and from the start on', async () => {
    for (const early of [await buildVisit({ arrived: false }), await buildVisit({ startedAgo: -5 })])
      expect(await early.report()).toMatchObject({ status: 409, code: 'client_absence_early' });
  });

  it('is told at once, and the wait of 15 minutes begins with the server’s time', async () => {
    const visit = await buildVisit({ startedAgo: 40 });
    const early = new Date(Date.now() - 30 * minute).toISOString();
    const { no_show } = await visit.report({ id: visit.id, pressed_at: early });
    expect(no_show?.pressed_at).toBe(early);
    expect(Date.parse(no_show?.waits_until ?? '')).toBeGreaterThan(inMinutes(14).getTime());
    const events = await pool.query(
      "select 1 from pgboss.job where name = 'bookings.event' and data->>'bookingId' = $1 and data->>'name' = 'nobody-there'",
      [visit.booking.id],
    );
    expect(events.rowCount).toBe(1);
    await visit.takePhoto();
    await expect(visit.close(14)).rejects.toMatchObject({ code: 'still_waiting' });
  });

  it('has to be proven with a photo of the door', async () => {
    const visit = await buildVisit();
    await visit.report();
    await expect(visit.close(16)).rejects.toMatchObject({ code: 'door_photo_missing' });
  });

  it('is proven by a photo that stays, also after the visit was closed', async () => {
    const visit = await buildVisit();
    await visit.report();
    const photoId = await visit.takePhoto();
    const remove = () => visit.ask('DELETE', `/photos/${photoId}`);
    expect(await remove()).toMatchObject({ status: 409, code: 'door_photo_stays' });
    await visit.close(16);
    expect(await remove()).toMatchObject({ status: 409, code: 'door_photo_stays' });
    await settleNoShows(inMinutes(17.5));
    const shown = await visit.ask('GET', '/no-show', undefined, visit.client);
    expect(shown.no_show?.photo_urls).toHaveLength(1);
  });

  it('is reported once, from two tabs and after a lost answer', async () => {
    const visit = await buildVisit();
    const again = Array.from({ length: 3 }, () => visit.report());
    const otherTab = visit.report({ id: randomUUID(), pressed_at: new Date().toISOString() });
    expect(new Set((await Promise.all([...again, otherTab])).map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await db.selectFrom('no_shows').select('id').where('booking_id', '=', visit.booking.id).execute();
    expect(rows).toHaveLength(1);
  });

  it('who comes late is served: the wait is taken back, or the visit simply started', async () => {
    const visit = await buildVisit();
    await visit.report();
    expect(await visit.ask('POST', '/no-show/undo', { press: visit.id })).toMatchObject({ status: 200, no_show: null });
    const started = await buildClosed();
    await started.press('started');
    await settleNoShows(inMinutes(18));
    expect(await started.read()).toMatchObject({ status: 'confirmed' });
  });

  it('is no longer waited for once the visit has started, for both, unless that is taken back', async () => {
    const visit = await buildVisit();
    await visit.report();
    const shown = () =>
      Promise.all(
        [visit.owner, visit.client].map(async (who) => (await visit.ask('GET', '/no-show', undefined, who)).no_show),
      );
    expect(await shown()).toMatchObject([{ id: visit.id }, { id: visit.id }]);
    const started = randomUUID();
    await visit.press('started', started);
    expect(await shown()).toEqual([null, null]);
    expect((await visit.ask('POST', `/steps/${started}/undo`, { id: randomUUID() })).status).toBe(200);
    expect(await shown()).toMatchObject([{ id: visit.id }, { id: visit.id }]);
    await visit.press('started');
    await visit.press('done');
    expect(await visit.read()).toMatchObject({ status: 'completed' });
    expect(await shown()).toEqual([null, null]);
  });

  it('is no longer waited for once the booking is cancelled otherwise', async () => {
    const visit = await buildClosed();
    await inTransaction((trx) => cancelWithRefund(trx, visit.booking.id, 'professional', new Date(), 'By the team.'));
    expect(await visit.read()).toMatchObject({ status: 'cancelled' });
    expect(await visit.ask('GET', '/no-show', undefined, visit.client)).toMatchObject({ no_show: null });
  });

  it('whose visit was closed by mistake can be waited for again within a minute', async () => {
    const visit = await buildVisit();
    await visit.report();
    await visit.takePhoto();
    const closing = randomUUID();
    await visit.close(16, closing);
    const { profile_id } = visit.professional;
    await undoAbsence(visit.booking.id, profile_id, { press: closing }, inMinutes(16.9));
    await settleNoShows(inMinutes(20));
    expect(await visit.read()).toMatchObject({ status: 'confirmed' });
    const again = randomUUID();
    await visit.close(21, again);
    await expect(undoAbsence(visit.booking.id, profile_id, { press: again }, inMinutes(22.1))).rejects.toMatchObject({
      code: 'no_show_not_undoable',
    });
  });

  it('can object before the share is sent: it is held, and the team can refund the rest', async () => {
    const visit = await buildClosed();
    await settleNoShows(inMinutes(17.5));
    const admin = await buildProfile(db, { role: 'admin' });
    const objection = { kind: 'other', description: 'I was there.' };
    expect((await visit.ask('POST', '/problem', objection, visit.client)).status).toBe(201);
    const remove = () => visit.ask('DELETE', '', undefined, visit.client);
    expect(await remove()).toMatchObject({ status: 409, code: 'still_contested' });
    const { id } = await db
      .selectFrom('problem_reports')
      .select('id')
      .where('booking_id', '=', visit.booking.id)
      .executeTakeFirstOrThrow();
    const settlement = { outcome: 'full', settlement: 'The photo shows another door.' } as const;
    expect(await settleProblem(id, admin.id, settlement)).toMatchObject({ refund_amount: '37.50' });
    expect(await visit.read()).toMatchObject({ status: 'cancelled', refund_amount: '75.00' });
    expect(await visit.money()).toMatchObject({ refunded: '75.00', share: '0.00' });
    expect(await remove()).toMatchObject({ status: 200 });
  });

  it('who says that nobody came leaves it to the team', async () => {
    const visit = await buildClosed();
    await moveVisit(db, visit.booking.id, -20);
    await visit.ask('POST', '/problem', { kind: 'no-show', description: 'Nobody came.' }, visit.client);
    await settleNoShows(inMinutes(60));
    await settleNoShows(inMinutes(25 * 60));
    expect(await visit.read()).toMatchObject({ status: 'confirmed' });
    expect(await visit.isSettledAlone()).toEqual([false, false]);
    for (const who of [visit.client, visit.owner])
      expect((await visit.ask('GET', '/no-show', undefined, who)).no_show).toMatchObject({ waits_for_team: true });
  });
});

describe('a professional who does not come', () => {
  const nobody = { kind: 'no-show', description: 'Nobody came.' };

  it('can be reported 15 minutes after the start, and the client is refunded in full after a day of silence', async () => {
    const early = await buildVisit({ startedAgo: 14, arrived: false });
    expect(await early.ask('POST', '/problem', nobody, early.client)).toMatchObject({ code: 'no_show_early' });
    const visit = await buildVisit({ startedAgo: 16, arrived: false });
    for (const _ of [1, 2]) expect((await visit.ask('POST', '/problem', nobody, visit.client)).status).toBe(201);
    await settleNoShows(inMinutes(24 * 60 - 1));
    expect(await visit.read()).toMatchObject({ status: 'confirmed' });
    for (const _ of [1, 2]) await settleNoShows(inMinutes(24 * 60 + 1));
    expect(await visit.read()).toEqual({ status: 'cancelled', cancelled_by: 'professional', refund_amount: '75.00' });
    expect(await visit.money()).toMatchObject({ refunded: '75.00', share: null });
  });

  it('who answers leaves it to the team, which reads both sides', async () => {
    const visit = await buildVisit({ startedAgo: 16, arrived: false });
    await visit.ask('POST', '/problem', nobody, visit.client);
    expect((await visit.ask('PUT', '/problem/answer', { answer: 'I rang twice.' })).status).toBe(204);
    await settleNoShows(inMinutes(48 * 60));
    expect(await visit.read()).toMatchObject({ status: 'confirmed' });
    expect((await visit.ask('GET', '/no-show', undefined, visit.client)).nobody_came).toMatchObject({
      is_answered: true,
      answer: null,
    });
  });

  it('who was reported before there were answers is left to the team', async () => {
    const visit = await buildVisit({ startedAgo: 16, arrived: false });
    await visit.ask('POST', '/problem', nobody, visit.client);
    await pool.query('update problem_reports set answer_until = null where booking_id = $1', [visit.booking.id]);
    await settleNoShows(inMinutes(48 * 60));
    expect(await visit.read()).toMatchObject({ status: 'confirmed' });
  });

  it('who has arrived is not refunded without the team, and both read that', async () => {
    const visit = await buildVisit({ startedAgo: 16 });
    await visit.ask('POST', '/problem', nobody, visit.client);
    await settleNoShows(inMinutes(48 * 60));
    expect(await visit.read()).toMatchObject({ status: 'confirmed' });
    expect(await visit.isSettledAlone()).toEqual([false, false]);
  });

  it('is refunded without the team only while the visit has neither ended nor been ended', async () => {
    const awaited = await buildVisit({ startedAgo: 16, arrived: false });
    await awaited.ask('POST', '/problem', nobody, awaited.client);
    expect(await awaited.isSettledAlone()).toEqual([true, true]);
    await awaited.ask('POST', '/complete');
    expect(await awaited.read()).toMatchObject({ status: 'completed' });
    expect(await awaited.isSettledAlone()).toEqual([false, false]);
    const closed = await buildClosed();
    await settleNoShows(inMinutes(17.5));
    await moveVisit(db, closed.booking.id, -20);
    expect((await closed.ask('POST', '/problem', nobody, closed.client)).status).toBe(201);
    expect(await closed.isSettledAlone()).toEqual([false, false]);
  });

  it('hears of it after the minute in which the client can take it back', async () => {
    const visit = await buildVisit({ startedAgo: 16, arrived: false });
    await visit.ask('POST', '/problem', nobody, visit.client);
    expect((await visit.ask('GET', '/no-show')).nobody_came).toBeNull();
    for (const _ of [1, 2]) expect((await visit.ask('DELETE', '/problem', undefined, visit.client)).status).toBe(204);
    await settleNoShows(inMinutes(48 * 60));
    expect(await visit.read()).toMatchObject({ status: 'confirmed' });
    await visit.ask('POST', '/problem', nobody, visit.client);
    await pool.query("update problem_reports set reported_at = reported_at - interval '61 seconds'");
    expect(await visit.ask('DELETE', '/problem', undefined, visit.client)).toMatchObject({
      code: 'problem_not_withdrawable',
    });
    expect((await visit.ask('GET', '/no-show')).nobody_came).toMatchObject({ is_answered: false });
  });
});
