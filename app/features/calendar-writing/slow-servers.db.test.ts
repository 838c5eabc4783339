import { Hono } from 'hono';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountCalendarsDto } from '#app/features/outside-calendars/accounts/calendar-account-dto.ts';
import type { ReturnedVisits } from '#app/features/outside-calendars/commands/publish-returned-visits.server.ts';
import { refreshCalendar } from '#app/features/outside-calendars/commands/refresh-calendar.server.ts';
import { deleteBooking } from '#app/features/bookings/commands/delete-booking.server.ts';
import { connectOutsideFetch } from '#app/platform/outside-fetch/outside-fetch.server.ts';
import { createCalendarSandbox } from '#sandbox/calendars/calendar-sandbox.ts';
import { closeServer, listen } from '#sandbox/http-server.ts';
import { buildBooking, moveVisit } from '#tests/factories/bookings.ts';
import { buildProfessional } from '#tests/factories/professionals.ts';
import { buildSession } from '#tests/factories/sessions.ts';
import { startTestApi } from '#tests/support/http/test-api.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { leaseSeconds } from './calendar-visit.ts';
import type { ChangedVisitDto } from './changed-visit-dto.ts';
import { compareVisits } from './commands/compare-visits.server.ts';
import { endAccountVisits } from './commands/end-account-visits.server.ts';
import { sweepCalendarVisits } from './commands/sweep-calendar-visits.server.ts';
import { wantVisits } from './commands/want-visits.server.ts';
import { writeDueVisits } from './commands/write-due-visits.server.ts';

const testDatabase = await createTestDatabase();
const { db, pool } = testDatabase;
const api = await startTestApi(testDatabase);

const second = 1000;
const hour = 3600 * second;
let time = Date.now();
const currentTime = () => Promise.resolve(new Date(time));
const pass = (seconds: number) => (time += seconds * second);
const inDays = (days: number) => new Date(time + days * 86_400 * second);

const { routes, accounts, faults } = createCalendarSandbox();
/** What happens while a server takes its time for a write. */
let onWrite = (_file: string): Promise<unknown> => Promise.resolve();
const server = await listen(0, '127.0.0.1');
const front = new Hono();
front.put('/caldav/*', async ({ req }, next) => {
  await onWrite(req.path.split('/').at(-1) ?? '');
  await next();
});
server.serve(front.route('/', routes) as never);
const url = `http://127.0.0.1:${server.port}`;
connectOutsideFetch(url);
afterAll(async () => {
  connectOutsideFetch(undefined);
  await closeServer(server);
});
beforeEach(() => {
  time = Date.now();
  onWrite = () => Promise.resolve();
});

let people = 0;
/** A professional whose visits are to be written into their calendar Work. */
async function shop(visits: number) {
  const professional = await buildProfessional(db);
  const { bearer } = await buildSession(db, professional.profile_id);
  const username = `slow-${(people += 1)}`;
  accounts.add(username, 'secret', [{ id: 'work', name: 'Work' }]);
  const ask = async <Body>(method: string, path: string, body?: object) => {
    const response = await api.request(method, path, { headers: bearer, ...(body ? { body } : {}) });
    expect(response.status).toBe(200);
    return (await response.json()) as Body;
  };
  const connect = async () => {
    const found = await ask<AccountCalendarsDto>('POST', '/calendar-accounts', {
      server: url,
      username,
      password: 'secret',
    });
    const choice = { read: [], write: found.calendars[0]?.id };
    await ask('PUT', `/calendar-accounts/${found.account.id}/calendars`, choice);
    return found.account.id;
  };
  for (let day = 1; day <= visits; day += 1)
    await buildBooking(db, { professional_id: professional.id, status: 'confirmed', start_time: inDays(day) });
  const accountId = await connect();
  const want = () => wantVisits({ professionalId: professional.id }, new Date(time));
  await want();
  const changed = async () => (await ask<{ items: ChangedVisitDto[] }>('GET', '/calendar-visits')).items;
  const files = () => [...(accounts.find(username)?.calendars.get('work')?.events.keys() ?? [])].toSorted();
  const writes = () => (accounts.find(username)?.requests ?? []).filter((request) => request.startsWith('PUT'));
  return { professional, accountId, ask, connect, want, changed, files, writes };
}

/** The only booking of a professional, and the row of its event, which stays to be found. */
async function bookingOf(professionalId: string) {
  const bookings = db.selectFrom('bookings').select(['id', 'client_id', 'end_time']);
  const row = bookings.where('professional_id', '=', professionalId);
  const { id, client_id: clientId, end_time: end } = await row.executeTakeFirstOrThrow();
  const visits = db.selectFrom('calendar_visits').selectAll();
  const { event_url: eventUrl } = await visits.where('booking_id', '=', id).executeTakeFirstOrThrow();
  return {
    id,
    end,
    cancel: () => db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', id).execute(),
    erase: async () => {
      await deleteBooking(id, clientId ?? '');
      // The database's clock says when it is due.
      pass(5);
    },
    rows: () => visits.where('event_url', '=', eventUrl).execute(),
  };
}

/** Reads a professional's calendar now. @returns what it found of our visits */
async function read(professionalId: string): Promise<ReturnedVisits> {
  const calendars = db.selectFrom('outside_calendars').select('id').where('professional_id', '=', professionalId);
  const { id } = await calendars.executeTakeFirstOrThrow();
  await refreshCalendar(id, new Date(time), new Date(time));
  const { rows } = await pool.query<{ data: ReturnedVisits }>(
    `select data from pgboss.job where name = 'outside-calendars.visits-returned' and data->>'calendarId' = $1
     order by created_on desc limit 1`,
    [id],
  );
  if (!rows[0]) throw new Error('Nothing was read');
  return rows[0].data;
}

async function countLeased(accountId: string): Promise<number> {
  const leased = db.selectFrom('calendar_visits').select('event_url').where('account_id', '=', accountId);
  return (await leased.where('leased_until', 'is not', null).execute()).length;
}

/** A write that has reached the server waits there until it is opened. */
function newGate() {
  return { reached: Promise.withResolvers<void>(), opened: Promise.withResolvers<void>() };
}

describe('while a calendar server is slow', () => {
  it('a reading that came before a write does not miss what was written', async () => {
    const { professional, changed, files } = await shop(1);
    let found: ReturnedVisits | undefined;
    onWrite = async () => {
      pass(60);
      found = await read(professional.id);
      pass(1);
    };
    await writeDueVisits(currentTime);
    expect(files()).toHaveLength(1);
    expect(found?.visits).toEqual([]);
    if (found) await compareVisits(found);
    expect(await changed()).toEqual([]);
    const { rows } = await pool.query(`select data from pgboss.job where name = 'account.notice'`);
    expect(rows).toEqual([]);
  });

  it('one that comes after it does', async () => {
    const { professional, changed } = await shop(1);
    onWrite = () => Promise.resolve(pass(60));
    await writeDueVisits(currentTime);
    pass(1);
    await compareVisits({ ...(await read(professional.id)), visits: [] });
    expect(await changed()).toMatchObject([{ change: 'missing' }]);
  });

  it('no other run writes what a long one has in hand', async () => {
    const { accountId, writes } = await shop(6);
    const gates = Array.from({ length: 6 }, newGate);
    const waiting = gates.values();
    onWrite = () => {
      const gate = waiting.next().value;
      gate?.reached.resolve();
      return gate?.opened.promise ?? Promise.resolve();
    };
    const long = writeDueVisits(currentTime);
    const [firstFive, last] = [gates.slice(0, 5), gates.slice(5)];
    await Promise.all(firstFive.map(({ reached }) => reached.promise));
    pass(leaseSeconds - 10);
    for (const { opened } of firstFive) opened.resolve();
    await Promise.all(last.map(({ reached }) => reached.promise));
    // The last begins as soon as one of the others is stored; the clock goes on once all are.
    await expect.poll(() => countLeased(accountId)).toBe(last.length);
    pass(20);
    await writeDueVisits(currentTime);
    for (const { opened } of last) opened.resolve();
    await long;
    expect(new Set(writes()).size).toBe(6);
    expect(writes()).toHaveLength(6);
  });

  it('a run that fails after its lease leaves the visit to the run that has it', async () => {
    const { writes } = await shop(1);
    const [first, second] = [newGate(), newGate()];
    const waiting = [first, second].values();
    let requests = 0;
    onWrite = () => {
      requests += 1;
      const gate = waiting.next().value;
      gate?.reached.resolve();
      return gate?.opened.promise ?? Promise.resolve();
    };
    const late = writeDueVisits(currentTime);
    await first.reached.promise;
    pass(leaseSeconds + 1);
    const holder = writeDueVisits(currentTime);
    await second.reached.promise;
    faults.planned.push({ fault: { kind: 'status', status: 503 }, count: 1, path: '/caldav/calendars/' });
    first.opened.resolve();
    await late;
    pass(90);
    await writeDueVisits(currentTime);
    expect(requests).toBe(2);
    second.opened.resolve();
    await holder;
    expect(writes()).toHaveLength(1);
  });

  it('a write that fails is tried again a minute after it failed', async () => {
    const { writes, files } = await shop(1);
    onWrite = () => Promise.resolve(pass(300));
    faults.planned.push({ fault: { kind: 'status', status: 503 }, count: 1, path: '/caldav/calendars/' });
    await writeDueVisits(currentTime);
    onWrite = () => Promise.resolve();
    pass(50);
    await writeDueVisits(currentTime);
    expect([writes(), files()]).toEqual([[], []]);
    pass(10);
    await writeDueVisits(currentTime);
    expect([writes(), files()]).toMatchObject([{ length: 1 }, { length: 1 }]);
  });
});

describe('the event of a cancelled booking that its client deletes', () => {
  const down = () => {
    faults.planned.push({ fault: { kind: 'status', status: 503 }, count: 1, path: '/caldav/calendars/' });
    return writeDueVisits(currentTime);
  };

  it('is removed once the server answers again', async () => {
    const { professional, want, files } = await shop(1);
    await writeDueVisits(currentTime);
    const { cancel, erase, rows } = await bookingOf(professional.id);
    await cancel();
    await want();
    await down();
    expect(files()).toHaveLength(1);
    await erase();
    await down();
    expect(await rows()).toMatchObject([{ booking_id: null, state: 'removing', failures: 1 }]);
    pass(60);
    await writeDueVisits(currentTime);
    expect([files(), await rows()]).toEqual([[], []]);
  });

  it('is removed, too, if nobody had heard of the cancellation, even while it was being written', async () => {
    const { professional, files } = await shop(1);
    const { cancel, erase, rows } = await bookingOf(professional.id);
    onWrite = async () => {
      await cancel();
      await erase();
    };
    await writeDueVisits(currentTime);
    pass(60);
    await writeDueVisits(currentTime);
    expect([files(), await rows()]).toEqual([[], []]);
  });

  it('is left where it is if the server does not answer until two days after the visit', async () => {
    const { professional, files } = await shop(1);
    await writeDueVisits(currentTime);
    const { end, cancel, erase, rows } = await bookingOf(professional.id);
    await cancel();
    await erase();
    await sweepCalendarVisits(new Date(end.getTime() + 47 * hour));
    expect(await rows()).toHaveLength(1);
    await sweepCalendarVisits(new Date(end.getTime() + 49 * hour));
    await writeDueVisits(currentTime);
    expect([files(), await rows()]).toMatchObject([{ length: 1 }, { length: 0 }]);
  });

  it('stays once the visit is over', async () => {
    const { professional, files } = await shop(1);
    await writeDueVisits(currentTime);
    const { id, cancel, erase, rows } = await bookingOf(professional.id);
    await moveVisit(db, id, -120);
    await cancel();
    await erase();
    await writeDueVisits(currentTime);
    expect([files(), await rows()]).toMatchObject([{ length: 1 }, { length: 0 }]);
  });
});

describe('an account that is connected again', () => {
  it('keeps its visits when the job that ends it comes late', async () => {
    const { accountId, ask, connect, want, files } = await shop(2);
    await writeDueVisits(currentTime);
    const written = files();
    expect(written).toHaveLength(2);
    await ask('DELETE', `/calendar-accounts/${accountId}?events=remove`);
    expect(await connect()).toBe(accountId);
    await want();
    await writeDueVisits(currentTime);
    await endAccountVisits(accountId, new Date(time));
    await writeDueVisits(currentTime);
    expect(files()).toEqual(written);
  });
});
