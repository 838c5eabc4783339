import { describe, expect, it, onTestFinished } from 'vitest';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { googleCalendarJourney } from '#tests/support/calendars/google-calendars.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { googleFailureTexts } from '#app/features/calendar-servers/calendar-state.ts';
import {
  connectGoogleCalendars,
  googleCalendarSettings,
} from '#app/features/calendar-servers/google/commands/google-calendar-connection.server.ts';
import { refreshDueCalendars } from '../commands/refresh-calendars.server.ts';
import type { OutsideCalendarDto } from '../outside-calendar-dto.ts';
import { googleScopes } from '#app/features/calendar-servers/google/google-scopes.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const app = await startRunningApp(testDatabase);
const { newEmail, ask, leave, decide, comeBack, connect, choose } = googleCalendarJourney(app);

const hour = 3_600_000;
const quarter = 15 * 60_000 + 1000;
/** Read once: a test may run across the full hour. */
const nextHour = Math.ceil(Date.now() / hour) * hour;
const inDays = (days: number) => new Date(nextHour + days * 24 * hour);
const appointment = (start: Date) => ({
  start: { dateTime: start.toISOString() },
  end: { dateTime: new Date(start.getTime() + hour).toISOString() },
  summary: 'Dentist',
});

async function owner() {
  const professional = await buildProfessional(db);
  const { bearer } = await buildSession(db, professional.profile_id);
  const email = await newEmail();
  const busy = async () => {
    const rows = db.selectFrom('outside_busy_times').select('start_time').orderBy('start_time');
    const own = await rows.where('professional_id', '=', professional.id).execute();
    return own.map(({ start_time }) => start_time.toISOString());
  };
  const calendars = async () =>
    ((await (await ask(bearer, 'GET', '/outside-calendars')).json()) as { items: OutsideCalendarDto[] }).items;
  const accounts = async () =>
    ((await (await ask(bearer, 'GET', '/calendar-accounts')).json()) as { total: number }).total;
  return { professional, bearer, email, busy, calendars, accounts };
}

describe('an account at Google', () => {
  it('is asked for the least it can give, and shows its calendars; those that are chosen are read', async () => {
    const { professional, bearer, email, busy, calendars } = await owner();
    const page = await leave(bearer);
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      redirect_uri: `${app.url}/api/calendar-accounts/google/return`,
      scope: googleScopes.join(' '),
      access_type: 'offline',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    await app.sandbox.putGoogleEvent(email, email, 'dentist', appointment(inDays(2)));
    await app.sandbox.putGoogleEvent(email, `team.${email}`, 'meeting', appointment(inDays(100)));
    await app.sandbox.putGoogleEvent(email, email, 'birthday', {
      ...appointment(inDays(3)),
      transparency: 'transparent',
    });
    const found = await connect(bearer, email);
    expect(found).toMatchObject({
      account: { provider: 'google', username: email },
      calendars: [
        { name: email, is_writable: true },
        { name: 'Work', is_writable: true },
        { name: 'Team', is_writable: false },
      ],
    });
    expect(await choose(bearer, found, [email, 'Team'])).toBe(200);
    expect(await calendars()).toMatchObject([
      { name: email, state: 'ok', busy_times: 1 },
      { name: 'Team', state: 'ok', busy_times: 1 },
    ]);
    expect(await busy()).toEqual([inDays(2).toISOString(), inDays(100).toISOString()]);
    const { requests } = await app.sandbox.googleCalendarAccess(email);
    expect(requests.filter((request) => request.includes('/events'))).toEqual([]);
    const account = db.selectFrom('calendar_accounts').selectAll().where('professional_id', '=', professional.id);
    expect((await account.executeTakeFirstOrThrow()).sealed_password).toMatch(/^\$ba\$/);
  });

  it('says what went wrong on the way, and connects nothing then', async () => {
    const { bearer, email, accounts } = await owner();
    const cancelled = await decide(await leave(bearer), { account: email, cancel: '1' });
    expect((await comeBack(bearer, cancelled)).get('google')).toBe('refused');
    const partial = await decide(await leave(bearer), { account: email, partial: '1' });
    expect((await comeBack(bearer, partial)).get('google')).toBe('scope');
    expect(await app.sandbox.googleCalendarAccess(email)).toMatchObject({ grants: 0 });
    await app.sandbox.failGoogleCalendars({ path: '/google-calendars/calendar/v3/users', status: 503 });
    const away = await decide(await leave(bearer), { account: email });
    expect((await comeBack(bearer, away)).get('google')).toBe('failed');
    expect(await accounts()).toBe(0);
  });

  it('takes back nobody with another state, in another session, twice or late', async () => {
    const { professional, bearer, email, accounts } = await owner();
    const stranger = await owner();
    const back = await decide(await leave(bearer), { account: email });
    const expectExpired = async (by: Record<string, string>, url: URL) =>
      expect((await comeBack(by, url)).get('google')).toBe('expired');
    const forged = new URL(back);
    forged.searchParams.set('state', 'x'.repeat(43));
    await expectExpired(bearer, forged);
    await expectExpired(stranger.bearer, back);
    await expectExpired((await buildSession(db, professional.profile_id)).bearer, back);
    await expectExpired({}, back);
    expect((await comeBack(bearer, back)).get('google')).toBe('connected');
    await expectExpired(bearer, back);
    const late = await decide(await leave(bearer), { account: email });
    await pool.query("update calendar_consents set expires_at = now() - interval '1 second'");
    await expectExpired(bearer, late);
    expect([await accounts(), await stranger.accounts()]).toEqual([1, 0]);
  });

  it('keeps what was busy while access is revoked, says so, and goes on when it is connected again', async () => {
    const { bearer, email, busy, calendars, accounts } = await owner();
    await app.sandbox.putGoogleEvent(email, 'work.' + email, 'dentist', appointment(inDays(2)));
    await choose(bearer, await connect(bearer, email), ['Work']);
    await app.sandbox.revokeGoogleCalendars(email);
    await refreshDueCalendars(new Date(Date.now() + quarter));
    expect(await calendars()).toMatchObject([{ state: 'revoked', message: googleFailureTexts.revoked }]);
    expect(await busy()).toEqual([inDays(2).toISOString()]);
    const { rows } = await pool.query<{ data: { kind: string; text: string } }>(
      `select data from pgboss.job where name = 'account.notice'`,
    );
    expect(rows.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ kind: 'calendar-failing', text: googleFailureTexts.revoked }),
    );
    await connect(bearer, email);
    await refreshDueCalendars(new Date(Date.now() + 3 * quarter));
    expect(await calendars()).toMatchObject([{ state: 'ok', message: null }]);
    expect(await accounts()).toBe(1);
  });

  it('is disconnected at Google too, unless somebody else here is connected with it', async () => {
    const [one, other] = [await owner(), await owner()];
    const found = await connect(one.bearer, one.email);
    const shared = await connect(other.bearer, one.email);
    const grants = async () => (await app.sandbox.googleCalendarAccess(one.email)).grants;
    expect((await ask(other.bearer, 'DELETE', `/calendar-accounts/${found.account.id}`)).status).toBe(404);
    expect((await ask(one.bearer, 'DELETE', `/calendar-accounts/${found.account.id}`)).status).toBe(200);
    expect(await grants()).toBe(2);
    await ask(other.bearer, 'DELETE', `/calendar-accounts/${shared.account.id}?events=keep`);
    expect(await grants()).toBe(0);
  });

  it('is ended at Google when its professional closes the Doorstep account', async () => {
    const { bearer, email } = await owner();
    await connect(bearer, email);
    const grants = async () => (await app.sandbox.googleCalendarAccess(email)).grants;
    expect(await grants()).toBe(1);
    const preview = (await (await ask(bearer, 'GET', '/account/closure')).json()) as { total_refund: string };
    const closed = await ask(bearer, 'POST', '/functions/delete-user-account', {
      expectedRefund: preview.total_refund,
    });
    expect([closed.status, await grants()]).toEqual([200, 0]);
  });

  it('does not keep an account open that is closed when Google is no longer set up', async () => {
    const { bearer, email } = await owner();
    await connect(bearer, email);
    const preview = (await (await ask(bearer, 'GET', '/account/closure')).json()) as { total_refund: string };
    const settings = googleCalendarSettings();
    connectGoogleCalendars(undefined);
    onTestFinished(() => connectGoogleCalendars(settings));
    const closed = await ask(bearer, 'POST', '/functions/delete-user-account', {
      expectedRefund: preview.total_refund,
    });
    expect(closed.status).toBe(200);
    expect((await ask(bearer, 'GET', '/calendar-accounts')).status).toBe(401);
  });
});
