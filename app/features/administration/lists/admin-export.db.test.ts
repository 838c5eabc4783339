import { describe, expect, it } from 'vitest';
import { buildClient, buildProfile } from '#tests/factories/accounts.ts';
import { buildPaidVisits } from '#tests/factories/payments.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { adminListNames, adminListRequest } from './admin-list.ts';
import { readForAdmin } from './queries/list-for-admin.server.ts';
import { proves } from '#tests/support/proves.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const api = await startTestApi(testDatabase);
const admin = await buildProfile(db, { role: 'admin', type: null });
const headersOf = async (id: string) => (await buildSession(db, id)).bearer as Record<string, string>;
const headers = await headersOf(admin.id);

const mia = await buildClient(db, {
  first_name: '=HYPERLINK("http://evil.example")',
  last_name: 'O’Neil, Mia',
  phone: '+1 512 555 0177',
});
const noah = await buildClient(db, { first_name: 'Noah', last_name: 'Adams' });
const paula = await buildProfessional(db);
const visits = 2_300;
await buildPaidVisits(db, { professionalId: paula.id, clientIds: [mia.id, noah.id], count: visits });

async function file(name: string, query: Record<string, string> = {}, as = headers) {
  const response = await api.request('GET', `/admin/${name}.csv?${new URLSearchParams(query)}`, { headers: as });
  // text() would take the byte order mark away.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  return { response, text, lines: text.split('\r\n') };
}
const exportsNoted = () =>
  db.selectFrom('audit_log').selectAll().where('action', '=', 'administration.list_exported').orderBy('id').execute();

describe('the admin’s CSV exports', () => {
  it('hand out a list as RFC 4180 with a byte order mark, named by its date', async () => {
    const { response, text, lines } = await file('clients', { sort: 'name' });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="doorstep-clients-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(
      text.startsWith('\u{FEFF}ID,First Name,Last Name,Email,Phone,Username,Joined,Last Booking,Bookings\r\n'),
    ).toBe(true);
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(`${noah.id},Noah,Adams,`);
    // By the clock of the pages, not in UTC.
    expect(lines[1]).toMatch(/,\d{4}-\d\d-\d\dT\d\d:\d\d:00-0[56]:00,/);
  });

  it('make no formula of what people call themselves', async () => {
    const { lines } = await file('clients', { q: 'neil' });
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")","O’Neil, Mia"`);
    expect(lines[1]).toContain(`,'+1 512 555 0177,`);
    expect((await file('bookings')).text).not.toMatch(/(?:^|,|")=/m);
  });

  it.each(['payments', 'bookings'])('hold all %s, each once, however many pages that are', async (name) => {
    const { lines } = await file(name);
    expect(lines.at(-1)).toBe('');
    const ids = lines.slice(1, -1).map((line) => line.split(',')[0]);
    expect([ids.length, new Set(ids).size]).toEqual([visits, visits]);
  });

  it('hold what the list shows: its filter, its order, its search', async () => {
    const upcoming = await file('bookings', {
      filter: 'confirmed',
      sort: 'latest',
      q: 'noah',
      cursor: 'of another page',
      limit: '2',
    });
    const rows = upcoming.lines.slice(1, -1).map((line) => line.split(','));
    const listed = await api.request('GET', '/admin/bookings?filter=confirmed&sort=latest&q=noah&limit=100', {
      headers,
    });
    const { items } = (await listed.json()) as { items: { id: string }[] };
    expect(rows.map(([id]) => id)).toEqual(items.map(({ id }) => id));
    expect([rows.length, new Set(rows.map(([, status]) => status))]).toEqual([25, new Set(['confirmed'])]);
    expect((await file('professionals', { filter: 'rejected' })).lines).toHaveLength(2);
  });

  it('read page by page: what nobody takes is not read', async () => {
    const pages = readForAdmin('bookings', adminListRequest('bookings', {}));
    expect((await pages.next()).value).toHaveLength(1_000);
    await pages.return(undefined);
    expect((await pages.next()).done).toBe(true);
  });

  it('are written down, without what was searched for', async () => {
    const before = (await exportsNoted()).length;
    await file('payments', { filter: 'refunded', q: 'mia', sort: 'largest' });
    const [noted, ...more] = (await exportsNoted()).slice(before);
    expect(more).toEqual([]);
    expect(noted).toMatchObject({
      actor_id: admin.id,
      subject_type: 'admin_list',
      subject_id: null,
      details: { list: 'payments', filter: 'refunded', sort: 'largest', searched: true },
    });
    expect(JSON.stringify(noted)).not.toContain('mia');
  });

  it.each(adminListNames)('of %s are for admins only', proves('GUARD-011', 'GUARD-012'), async (name) => {
    const before = (await exportsNoted()).length;
    const statuses = [];
    for (const as of [{}, await headersOf(mia.id), await headersOf(paula.profile_id)])
      statuses.push((await file(name, {}, as)).response.status);
    expect(statuses).toEqual([401, 404, 404]);
    expect(await exportsNoted()).toHaveLength(before);
  });

  it('are limited to 30 an hour for each admin', async () => {
    const another = await headersOf((await buildProfile(db, { role: 'admin', type: null })).id);
    for (let taken = 0; taken < 30; taken += 1)
      expect((await file('professionals', {}, another)).response.status).toBe(200);
    const { response } = await file('professionals', {}, another);
    expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});
