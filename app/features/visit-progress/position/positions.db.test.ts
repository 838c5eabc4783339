import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { buildProfile } from '#tests/factories/accounts.ts';
import { buildPaidBooking, moveVisit } from '#tests/factories/bookings.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { sweepPositions } from './commands/sweep-positions.server.ts';
import type { PositionDto } from './position-dto.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);
const place = { latitude: 30.26721234, longitude: -97.74309876 };

/** A professional on the way to a visit, who shares where they are. */
async function buildDrive({ shares = true } = {}) {
  const professional = await buildProfessional(db);
  const booking = await buildPaidBooking(db, { professional_id: professional.id });
  await moveVisit(db, booking.id, 20);
  const [owner, client] = [
    await buildSession(db, professional.profile_id),
    await buildSession(db, booking.client_id ?? ''),
  ];
  const ask = async (method: string, path: string, body?: unknown, who = owner) => {
    const answer = await api.request(method, path, {
      headers: who.bearer,
      ...(body === undefined ? {} : { body }),
    });
    const json = (answer.status === 204 ? {} : await answer.json()) as { position?: PositionDto | null; code?: string };
    return { status: answer.status, ...json };
  };
  const at = `/bookings/${booking.id}`;
  const press = (step: string) =>
    ask('POST', `${at}/steps`, {
      id: randomUUID(),
      step,
      pressed_at: new Date().toISOString(),
      ...(step === 'driving' ? { drive_minutes: 12 } : {}),
    });
  if (shares) await ask('PUT', '/visit-settings', { shares_position: true });
  const send = (who = owner) => ask('PUT', `${at}/position`, place, who);
  const read = (who = client) => ask('GET', `${at}/position`, undefined, who);
  const rows = async () =>
    (await pool.query('select * from visit_positions where booking_id = $1', [booking.id])).rowCount;
  return { booking, professional, owner, client, ask, press, send, read, rows };
}

describe('where a professional is', () => {
  it('is seen by the visit’s client on the way, rounded, with how far it is', async () => {
    const drive = await buildDrive();
    await drive.press('driving');
    expect((await drive.send()).status).toBe(204);
    const { position } = await drive.read();
    expect(position).toMatchObject({ latitude: 30.2672, longitude: -97.7431 });
    expect(Number(position?.miles_left)).toBeLessThan(3);
    await drive.send();
    expect(await drive.rows()).toBe(1);
  });

  it('is gone with the next press, with an undo, and when it is switched off', async () => {
    for (const end of ['arrived', 'undo', 'off'] as const) {
      const drive = await buildDrive();
      await drive.press('driving');
      await drive.send();
      if (end === 'arrived') await drive.press('arrived');
      if (end === 'off') await drive.ask('PUT', '/visit-settings', { shares_position: false });
      if (end === 'undo') {
        const { rows } = await pool.query<{ id: string }>('select id from visit_steps where booking_id = $1', [
          drive.booking.id,
        ]);
        await drive.ask('POST', `/bookings/${drive.booking.id}/steps/${rows[0]?.id}/undo`, { id: randomUUID() });
      }
      expect([end, await drive.rows(), (await drive.read()).position]).toEqual([end, 0, null]);
      expect(await drive.send()).toMatchObject({ status: 409, code: 'position_not_shared' });
    }
  });

  it('never outlives the press that ends the drive, however they race', async () => {
    const drive = await buildDrive();
    await drive.press('driving');
    await Promise.all([drive.send(), drive.press('arrived'), drive.send(), drive.send()]);
    expect(await drive.rows()).toBe(0);
  });

  it('is gone when it is switched off while one is being stored', async () => {
    const drive = await buildDrive();
    await drive.press('driving');
    await pool.query(`create function wait_for_test() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(106); return new; end $$`);
    await pool.query(
      'create trigger wait before insert on visit_positions for each row execute function wait_for_test()',
    );
    const waiting = async (count: number) => {
      const sql = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      await vi.waitFor(async () => expect((await pool.query(sql)).rowCount).toBe(count), { timeout: 5_000 });
    };
    const gate = await pool.connect();
    await gate.query('select pg_advisory_lock(106)');
    const sent = drive.send();
    await waiting(1);
    const off = drive.ask('PUT', '/visit-settings', { shares_position: false });
    await Promise.race([off, waiting(2)]);
    await gate.query('select pg_advisory_unlock(106)');
    gate.release();
    await pool.query('drop trigger wait on visit_positions');
    expect((await sent).status).toBe(204);
    expect((await off).status).toBe(200);
    expect([await drive.rows(), (await drive.read()).position]).toEqual([0, null]);
  });

  it('is taken only on the way, and only if the professional allows it', async () => {
    const quiet = await buildDrive({ shares: false });
    await quiet.press('driving');
    const early = await buildDrive();
    for (const drive of [quiet, early]) expect((await drive.send()).code).toBe('position_not_shared');
  });

  it('is nobody else’s: strangers, the professional’s own page and administrators get 404', async () => {
    const drive = await buildDrive();
    await drive.press('driving');
    await drive.send();
    const other = await buildSession(db, (await buildProfessional(db)).profile_id);
    const admin = await buildSession(db, (await buildProfile(db, { role: 'admin' })).id);
    for (const who of [other, admin, drive.owner]) expect((await drive.read(who)).status).toBe(404);
    for (const who of [other, admin, drive.client]) expect((await drive.send(who)).status).toBe(404);
  });

  it('of a phone that went silent is not shown after two minutes, and deleted', async () => {
    const drive = await buildDrive();
    await drive.press('driving');
    await drive.send();
    await pool.query("update visit_positions set at = at - interval '121 seconds'");
    expect((await drive.read()).position).toBeNull();
    await sweepPositions();
    expect(await drive.rows()).toBe(0);
  });

  it('is in a table that no backup, replica or crash keeps', async () => {
    const { rows } = await pool.query("select relpersistence from pg_class where relname = 'visit_positions'");
    expect(rows).toEqual([{ relpersistence: 'u' }]);
  });
});
