import { describe, expect, it } from 'vitest';
import { buildClient } from '#tests/factories/accounts.ts';
import { buildBooking } from '#tests/factories/bookings.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi, testOrigin } from '#tests/support/http/test-api.ts';
import { config, useConfig } from '#app/platform/config/config.server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { CalendarFeedDto } from '../calendar-dto.ts';
import { startCalendarFeeds } from './feed-secret.server.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);
// The network that a request comes from is the one its proxy saw.
useConfig({ ...config(), TRUSTED_PROXIES: 1 });

const owner = async () => {
  const professional = await buildProfessional(db);
  const { bearer } = await buildSession(db, professional.profile_id);
  const feed = async (method: 'GET' | 'POST' | 'DELETE') =>
    (await (await api.request(method, '/calendar-feed', { headers: bearer })).json()) as CalendarFeedDto;
  return { professional, feed };
};
const read = (url: string | null, headers = {}) =>
  api.request('GET', String(url).replace(`${testOrigin}/api`, ''), { headers });
/** The lines of a calendar file, folded ones joined again. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('the link of a calendar', () => {
  it('is made, shown again, renewed and ended; only the last one opens anything', async () => {
    const { feed } = await owner();
    expect(await feed('GET')).toEqual({ on: false, url: null, created_at: null });
    const first = await feed('POST');
    expect(first.url).toMatch(/^http:\/\/localhost:3000\/api\/calendar-feeds\/[\w-]{43}\.ics$/);
    expect(await feed('GET')).toEqual(first);
    expect((await read(first.url)).status).toBe(200);
    const second = await feed('POST');
    expect(second.url).not.toBe(first.url);
    expect([(await read(first.url)).status, (await read(second.url)).status]).toEqual([404, 200]);
    expect(await feed('DELETE')).toEqual({ on: false, url: null, created_at: null });
    expect([(await read(second.url)).status, (await feed('DELETE')).on]).toEqual([404, false]);
  });

  it('stands nowhere in the database', async () => {
    const { feed, professional } = await owner();
    const secret = /feeds\/(.+)\.ics/.exec((await feed('POST')).url ?? '')?.[1] ?? '';
    const row = await db
      .selectFrom('calendar_feeds')
      .selectAll()
      .where('professional_id', '=', professional.id)
      .executeTakeFirstOrThrow();
    expect(secret).toHaveLength(43);
    expect([JSON.stringify(row), row.secret_hash.toString('base64url')].join()).not.toContain(secret);
  });

  it('works on, but cannot be shown again, when the key of the installation has changed', async () => {
    const { feed } = await owner();
    const { url } = await feed('POST');
    startCalendarFeeds(['another secret that is only good for tests']);
    expect(await feed('GET')).toMatchObject({ on: true, url: null });
    expect((await read(url)).status).toBe(200);
    startCalendarFeeds(['a secret that is only good for tests']);
  });

  it('is read so often by one IPv6 network, whichever of its addresses asks', async () => {
    const { url } = await (await owner()).feed('POST');
    const from = async (ip: string) => (await read(url, { 'x-forwarded-for': ip })).status;
    expect(await from('2001:db8:1:2::1')).toBe(200);
    await pool.query(`update rate_limits set points = 1000 where key like 'calendar-feed-network:2001:db8:1:2:%'`);
    expect([await from('2001:db8:1:2::ffff'), await from('2001:db8:1:3::1')]).toEqual([429, 200]);
  });

  it.each([
    '/calendar-feeds/x.ics',
    `/calendar-feeds/${'a'.repeat(43)}.ics`,
    `/calendar-feeds/${'a'.repeat(43)}`,
    '/calendar-feeds/%2e%2e.ics',
  ])('%s is nobody’s', async (path) => {
    expect((await api.request('GET', path)).status).toBe(404);
  });

  it('ends with its professional', async () => {
    const { feed, professional } = await owner();
    const { url } = await feed('POST');
    await db.deleteFrom('professionals').where('id', '=', professional.id).execute();
    expect((await read(url)).status).toBe(404);
  });
});

describe('the file behind the link', () => {
  it('is text/calendar with times in UTC, one lasting UID a booking, its status, and nothing of other professionals', async () => {
    const { feed, professional } = await owner();
    const client = await buildClient(db, { first_name: 'Zoë; “Z”', last_name: 'O\\Neil, Jr.', phone: '512-555-0101' });
    const start = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000);
    const statuses = ['confirmed', 'pending', 'cancelled', 'completed'] as const;
    const bookings = await Promise.all(
      statuses.map((status, hour) =>
        buildBooking(db, {
          professional_id: professional.id,
          client_id: client.id,
          status,
          start_time: new Date(start.getTime() + hour * 3_600_000),
        }),
      ),
    );
    await db
      .updateTable('bookings')
      .set({ notes: `Second floor.\r\nRing twice; ${'é'.repeat(100)}` })
      .where('id', '=', bookings[0]?.id ?? '')
      .execute();
    await buildBooking(db, { status: 'confirmed', start_time: start });
    const response = await read((await feed('POST')).url);
    expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      'text/calendar; charset=utf-8',
      'no-store',
    ]);
    const text = await response.text();
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lines = linesOf(text);
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual(bookings.map(({ id }) => `UID:${id}@localhost`));
    expect(lines.filter((line) => line.startsWith('STATUS:'))).toEqual([
      'STATUS:CONFIRMED',
      'STATUS:TENTATIVE',
      'STATUS:CANCELLED',
      'STATUS:CONFIRMED',
    ]);
    const utc = (date: Date | undefined) => date?.toISOString().replace(/[-:]|\.000/g, '');
    expect(lines).toEqual(
      expect.arrayContaining([`DTSTART:${utc(bookings[0]?.start_time)}`, `DTEND:${utc(bookings[0]?.end_time)}`]),
    );
    expect(lines).toContain(String.raw`SUMMARY:Haircut with Zoë\; “Z” O\\Neil\, Jr.`);
    expect(lines).toContain(String.raw`SUMMARY:Cancelled: Haircut with Zoë\; “Z” O\\Neil\, Jr.`);
    expect(lines).toContain(String.raw`LOCATION:1100 Congress Ave\, Austin\, TX 78701`);
    expect(lines.find((line) => line.startsWith('DESCRIPTION:Haircut'))).toContain(
      String.raw`Second floor.\nRing twice\; éé`,
    );
  });

  it('is the same text as long as nothing changed', async () => {
    const { feed, professional } = await owner();
    await buildBooking(db, { professional_id: professional.id, status: 'confirmed' });
    const { url } = await feed('POST');
    expect(await (await read(url)).text()).toBe(await (await read(url)).text());
  });
});
