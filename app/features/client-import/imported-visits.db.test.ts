import { describe, expect, it } from 'vitest';
import { byHandErrors } from '#app/features/bookings/by-hand/by-hand.errors.ts';
import type { Bookable } from '#tests/factories/bookable.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { buildService } from '#tests/factories/services.ts';
import { bookingJourney, slotAt } from '#tests/support/booking-journey.ts';
import { byHandJourney } from '#tests/support/guests/by-hand-journey.ts';
import { importJourney } from '#tests/support/imports/import-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { person, request, confirmed } = bookingJourney(app, testDatabase);
const { ownerOf, enter } = byHandJourney(app, testDatabase);
const { call, open, preview, choose, confirm, undo, clientsOf } = importJourney(app, testDatabase);

const dayAhead = (days: number) => slotAt(days, '10:00').slice(0, 10);
const place = '"1100 Congress Ave, Austin, TX 78701"';
const header = 'Date,Start time,Minutes,Service,Name,Phone,Address\n';
const line = (time: string, name: string, { days = 10, minutes = '60', service = 'Haircut' } = {}) =>
  `${dayAhead(days)},${time},${minutes},${service},${name},512 555 0${100 + name.charCodeAt(0)},${place}\n`;
/** The next day on which clocks in Austin skip an hour. */
function nextSpringForward(): string {
  const days = Array.from({ length: 366 }, (_, index) => slotAt(index + 1, '12:00'));
  const index = days.findIndex(
    (day, position) => position > 0 && day.endsWith('-05:00') && days[position - 1]?.endsWith('-06:00'),
  );
  return days[index]?.slice(0, 10) ?? '';
}
const visitsOf = ({ professional }: Bookable) =>
  db
    .selectFrom('hand_entered_visits')
    .selectAll()
    .where('professional_id', '=', professional.id)
    .where('removed_at', 'is', null)
    .orderBy('start_time')
    .execute();

describe('visits from a CSV file', () => {
  it('take their time like visits entered by hand, and their people become clients', async () => {
    const bookable = await buildBookable(db, { times: { duration: 45, buffer_time: 30 } });
    const owner = await ownerOf(bookable);
    const id = await open(owner, header + line('10:00 AM', 'Ann') + line('14:15', 'Bob', { minutes: '' }));
    expect(await preview(owner, id)).toMatchObject({ has_visits: true, visits: 2, clients: 2 });
    expect((await confirm(owner, id)).body).toMatchObject({ visits: 2, clients: 2 });
    expect(await visitsOf(bookable)).toMatchObject([
      { client_name: 'Ann', start_time: new Date(slotAt(10, '10:00')), busy_until: new Date(slotAt(10, '11:30')) },
      { client_name: 'Bob', start_time: new Date(slotAt(10, '14:15')), end_time: new Date(slotAt(10, '15:00')) },
    ]);
    expect((await clientsOf(owner)).total).toBe(2);
    expect((await request(await person(), bookable)).body.code).toBe('slot_taken');
  });

  it('say line by line what is wrong, what is there already and what is skipped', async () => {
    const bookable = await buildBookable(db);
    const owner = await ownerOf(bookable);
    await confirmed(await person(), bookable, { bookingDate: slotAt(10, '09:00') });
    const plan = { kind: 'times', date: dayAhead(10), start: '13:00', end: '14:00' };
    await call('POST', '/blocked-time-plans', { as: owner, body: { plan } });
    await enter(bookable, { time: '15:00' }, owner);
    const entered = `${dayAhead(10)},15:00,60,Haircut,Robin,(512) 555-0142,${place}\n`;
    const id = await open(
      owner,
      header +
        line('09:30', 'A') +
        line('13:30', 'B') +
        entered +
        line('10:00', 'C', { days: -3 }) +
        line('10:00', 'D', { days: 400 }) +
        line('25:00', 'E') +
        line('17:00', 'F') +
        line('17:30', 'G') +
        line('17:00', 'F') +
        line('19:00', 'H', { minutes: '5' }) +
        `${dayAhead(10)},20:00,60,Haircut,I,,${place}\n` +
        `${dayAhead(10)},20:00,60,Haircut,J,512 555 0199,Somewhere\n`,
    );
    const { lines } = await preview(owner, id);
    expect(lines.map(({ outcome, reason, column }) => [outcome, reason, column])).toEqual([
      ['error', 'You already have something at this time.', null],
      ['error', 'You have blocked this time.', null],
      ['duplicate', 'It is in your calendar already.', null],
      ['skipped', 'It is in the past.', null],
      ['skipped', 'It is more than 12 months ahead.', null],
      ['error', 'Please write the time like 14:30 or 2:30 PM.', 'Start time'],
      ['added', null, null],
      ['error', 'It overlaps with the visit in line 8.', null],
      ['duplicate', 'It is the same visit as in line 8.', null],
      ['error', 'A visit takes 15 to 720 minutes.', 'Minutes'],
      ['error', 'There is no email and no phone number.', null],
      ['error', 'The address needs a ZIP code.', null],
    ]);
  });

  it('of a service that is none of one’s own wait for a choice, for the file or for a line', async () => {
    const bookable = await buildBookable(db);
    const owner = await ownerOf(bookable);
    const other = await buildService(db, { professional_id: bookable.professional.id, name: 'Color' });
    const id = await open(
      owner,
      header + line('10:00', 'A', { service: 'Trim' }) + line('12:00', 'B', { service: 'color' }),
    );
    expect((await preview(owner, id)).lines).toMatchObject([
      { outcome: 'error', lacks_service: true },
      { outcome: 'added', service_id: other.id },
    ]);
    await choose(owner, id, { service_id: bookable.service.id });
    expect((await preview(owner, id)).lines).toMatchObject([
      { service_id: bookable.service.id },
      { service_id: other.id },
    ]);
    await choose(owner, id, { services: { 0: other.id } });
    expect((await preview(owner, id)).lines).toMatchObject([{ service_id: other.id }, { service_id: other.id }]);
    const foreign = await buildBookable(db);
    expect((await choose(owner, id, { service_id: foreign.service.id })).body.code).toBe('import_service_unknown');
  });

  it('find email, phone and address of somebody in the own clients by their name', async () => {
    const bookable = await buildBookable(db);
    const owner = await ownerOf(bookable);
    await confirm(owner, await open(owner, `Name,Phone,Address\nRobin Miller,512 555 0142,${place}\n`));
    const id = await open(owner, `Date,Time,Name\n${dayAhead(10)},10:00,robin miller\n${dayAhead(10)},12:00,Nobody\n`);
    expect(await preview(owner, id)).toMatchObject({
      clients: 0,
      lines: [
        { outcome: 'added', phone: '512 555 0142', location: '1100 Congress Ave, Austin, TX 78701' },
        { outcome: 'error', reason: 'There is no email and no phone number.' },
      ],
    });
  });

  it('find the address of somebody who was imported and has booked since, by their name and by their email', async () => {
    const bookable = await buildBookable(db);
    const owner = await ownerOf(bookable);
    const robin = await person({ first_name: 'Robin', last_name: 'Miller', phone: '(512) 555-0142' });
    await confirm(owner, await open(owner, `Name,Email,Address\nRobin Miller,${robin.email},${place}\n`));
    await confirmed(robin, bookable, { bookingDate: slotAt(20, '10:00') });
    const day = dayAhead(10);
    const id = await open(owner, `Date,Time,Name,Email\n${day},10:00,Robin Miller,\n${day},12:00,R,${robin.email}\n`);
    const known = { outcome: 'added', email: robin.email, location: '1100 Congress Ave, Austin, TX 78701' };
    expect((await preview(owner, id)).lines).toMatchObject([known, known]);
  });

  it('whose times say their distance from UTC are at those instants, on the clock in Austin', async () => {
    const bookable = await buildBookable(db);
    const owner = await ownerOf(bookable);
    const utc = (time: string) => new Date(slotAt(10, time)).toISOString();
    const rest = `Haircut,A,512 555 0142,${place}\n`;
    const id = await open(
      owner,
      `Start,End,Service,Name,Phone,Address\n${utc('10:00')},${utc('11:30')},${rest}` +
        `${slotAt(10, '13:00')},14:00,${rest}${slotAt(-1, '13:00')},14:00,${rest}` +
        `${slotAt(10, '23:30')},00:30,${rest}`,
    );
    expect((await preview(owner, id)).lines).toMatchObject([
      { outcome: 'added', start: slotAt(10, '10:00'), end: slotAt(10, '11:30') },
      { outcome: 'added', start: slotAt(10, '13:00'), end: slotAt(10, '14:00') },
      { outcome: 'skipped', reason: 'It is in the past.' },
      { outcome: 'added', start: slotAt(10, '23:30'), end: slotAt(11, '00:30') },
    ]);
  });

  it('that begin in the hour that clocks skip are refused, as nobody can mean it', async () => {
    const bookable = await buildBookable(db);
    const owner = await ownerOf(bookable);
    const date = nextSpringForward();
    const id = await open(owner, `${header}${date},02:30,60,Haircut,A,512 555 0142,${place}\n`);
    expect((await preview(owner, id)).lines).toMatchObject([
      { outcome: 'error', column: 'Start time', reason: byHandErrors.visit_time_skipped.message },
    ]);
  });
});

describe('all visits of an import or none', () => {
  it('a slot that a client books meanwhile stops it, and the answer names the line', async () => {
    const bookable = await buildBookable(db);
    const owner = await ownerOf(bookable);
    const id = await open(owner, header + line('10:00', 'A') + line('12:00', 'B'));
    const seen = await preview(owner, id);
    await confirmed(await person(), bookable);
    const answer = await confirm(owner, id, seen);
    expect([answer.status, answer.body.code]).toEqual([409, 'import_changed']);
    expect(answer.body.details).toMatchObject({ changed: [{ number: 2, name: 'A', now: 'error' }] });
    expect(await visitsOf(bookable)).toEqual([]);
    expect((await clientsOf(owner)).total).toBe(0);
  });

  it('of an import and twenty clients who hold one of its slots at once exactly one wins', async () => {
    const bookable = await buildBookable(db);
    const owner = await ownerOf(bookable);
    const clients = await Promise.all(Array.from({ length: 20 }, () => person()));
    const id = await open(owner, header + line('10:00', 'A') + line('12:00', 'B') + line('14:00', 'C'));
    const seen = await preview(owner, id);
    const [imported, ...holds] = await Promise.all([
      confirm(owner, id, seen),
      ...clients.map((client) => request(client, bookable)),
    ]);
    const won = [imported.status === 200, ...holds.map(({ status }) => status === 200)].filter(Boolean);
    expect(won).toHaveLength(1);
    expect(await visitsOf(bookable)).toHaveLength(imported.status === 200 ? 3 : 0);
  });

  it('of two imports of the same times at once one is done, and the other changes nothing', async () => {
    const bookable = await buildBookable(db);
    const owner = await ownerOf(bookable);
    const ids = [await open(owner, header + line('10:00', 'A')), await open(owner, header + line('10:30', 'B'))];
    const seen = await Promise.all(ids.map((id) => preview(owner, id)));
    const answers = await Promise.all(ids.map((id, index) => confirm(owner, id, seen[index])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await visitsOf(bookable)).toHaveLength(1);
  });

  it('two thousand visits are imported in one press', async () => {
    const bookable = await buildBookable(db);
    const owner = await ownerOf(bookable);
    const times = Array.from({ length: 2_000 }, (_, index) =>
      line(`${String(8 + (index % 8)).padStart(2, '0')}:00`, 'A', { days: 10 + Math.floor(index / 8), minutes: '60' }),
    );
    const id = await open(owner, header + times.join(''));
    expect((await confirm(owner, id)).body).toMatchObject({ visits: 2_000, clients: 1 });
    expect(await visitsOf(bookable)).toHaveLength(2_000);
  });
});

describe('undo of visits', () => {
  it('frees their times, leaves what is paid and what is being paid, and says which', async () => {
    const bookable = await buildBookable(db);
    const owner = await ownerOf(bookable);
    const id = await open(owner, header + line('10:00', 'A') + line('12:00', 'B') + line('14:00', 'C'));
    await confirm(owner, id);
    const [, second, third] = await visitsOf(bookable);
    await db
      .updateTable('hand_entered_visits')
      .set({ paid_at: new Date() })
      .where('id', '=', second?.id ?? '')
      .execute();
    const { bookingId } = await confirmed(await person(), bookable, { bookingDate: slotAt(30, '10:00') });
    await db
      .updateTable('hand_entered_visits')
      .set({ booking_id: bookingId })
      .where('id', '=', third?.id ?? '')
      .execute();
    const { body } = await undo(owner, id);
    expect(body).toMatchObject({
      import: { visits_left: 2, undo_until: null },
      left: [
        { name: 'B', reason: 'paid' },
        { name: 'C', reason: 'being-paid' },
      ],
    });
    expect((await visitsOf(bookable)).map(({ client_name }) => client_name)).toEqual(['B', 'C']);
    expect((await clientsOf(owner)).total).toBe(0);
    const again = await undo(owner, id);
    expect([again.status, again.body.left, again.body.import.visits_left]).toEqual([200, [], 2]);
    expect((await request(await person(), bookable)).status).toBe(200);
  });
});
