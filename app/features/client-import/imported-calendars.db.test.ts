import { describe, expect, it } from 'vitest';
import { config } from '#app/platform/config/config.server.ts';
import { buildBookable } from '#tests/factories/bookable.ts';
import { slotAt } from '#tests/support/booking-journey.ts';
import { calendarText } from '#tests/support/calendars/calendar-text.ts';
import { byHandJourney } from '#tests/support/guests/by-hand-journey.ts';
import { importJourney } from '#tests/support/imports/import-journey.ts';
import { startRunningApp } from '#tests/support/running-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const testDatabase = await createTestDatabase();
const { db } = testDatabase;
const app = await startRunningApp(testDatabase);
const { ownerOf } = byHandJourney(app, testDatabase);
const { call, send, open, preview, choose, confirm, undo } = importJourney(app, testDatabase);

/** "20270110T100000" on the clocks of Austin, this many days ahead. */
const local = (days: number, time: string) => slotAt(days, time).slice(0, 16).replaceAll(/[-:]/g, '').concat('00');
const utc = (days: number, time: string) =>
  new Date(slotAt(days, time)).toISOString().slice(0, 16).replaceAll(/[-:]/g, '').concat('00Z');
const place = String.raw`LOCATION:1100 Congress Ave\, Austin\, TX 78701`;
const phone = 'DESCRIPTION:Call (512) 555-0142';
const robin = ['SUMMARY:Haircut - Robin Miller', place, phone];

async function opened(events: string[][]) {
  const bookable = await buildBookable(db);
  const owner = await ownerOf(bookable);
  const id = await open(owner, calendarText(events), 'calendar.ics');
  return { bookable, owner, id, seen: await preview(owner, id) };
}

describe('visits from a calendar file', () => {
  it('are its events ahead, with name, service, contact and address where it says them', async () => {
    const { bookable, owner, id, seen } = await opened([
      ['UID:1', `DTSTART:${local(10, '10:00')}`, `DTEND:${local(10, '10:45')}`, ...robin],
      [
        'UID:2',
        `DTSTART:${utc(10, '12:00')}`,
        `DTEND:${utc(10, '13:00')}`,
        'SUMMARY:Sue Lee',
        'ATTENDEE;CN=Sue Lee:mailto:sue@example.com',
        place,
      ],
      [
        'UID:3',
        `DTSTART;TZID=America/New_York:${local(11, '10:00')}`,
        'DURATION:PT1H',
        'SUMMARY:Tom haircut',
        place,
        phone,
      ],
    ]);
    expect(seen).toMatchObject({ kind: 'ics', visits: 3 });
    expect(seen.lines).toMatchObject([
      {
        number: 1,
        name: 'Robin Miller',
        phone: '(512) 555-0142',
        start: slotAt(10, '10:00'),
        end: slotAt(10, '10:45'),
      },
      {
        number: 2,
        name: 'Sue Lee',
        email: 'sue@example.com',
        start: slotAt(10, '12:00'),
        service_id: bookable.service.id,
      },
      { number: 3, name: 'Tom', start: slotAt(11, '09:00') },
    ]);
    expect((await confirm(owner, id)).body).toMatchObject({ kind: 'ics', visits: 3 });
    expect((await undo(owner, id)).body).toMatchObject({ left: [] });
  });

  it('that repeat are each of their times within twelve months, but those that are left out or moved', async () => {
    const { seen } = await opened([
      [
        'UID:1',
        `DTSTART;TZID=America/Chicago:${local(7, '10:00')}`,
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY',
        `EXDATE;TZID=America/Chicago:${local(14, '10:00')}`,
        ...robin,
      ],
      [
        'UID:1',
        `RECURRENCE-ID;TZID=America/Chicago:${local(21, '10:00')}`,
        `DTSTART;TZID=America/Chicago:${local(22, '16:00')}`,
        'DURATION:PT1H',
        ...robin,
      ],
    ]);
    const starts = seen.lines.map(({ start }) => start);
    expect(seen.visits).toBeGreaterThanOrEqual(50);
    expect(seen.visits).toBeLessThanOrEqual(53);
    expect(starts[0]).toBe(slotAt(7, '10:00'));
    expect(starts[1]).toBe(slotAt(28, '10:00'));
  });

  it('lose what nobody sees in their texts, which nobody can correct', async () => {
    const listed = String.raw`DESCRIPTION:(512) 555-0142\n*	Bring ladder${'\u200b'}`;
    const { bookable, owner, id, seen } = await opened([
      ['UID:1', `DTSTART:${local(10, '10:00')}`, 'DURATION:PT1H', 'SUMMARY:Haircut - \u202aRobin\u202c', place, listed],
    ]);
    expect(seen.lines).toMatchObject([{ outcome: 'added', name: 'Robin' }]);
    expect((await confirm(owner, id)).body).toMatchObject({ visits: 1 });
    const entered = db.selectFrom('hand_entered_visits').select('note');
    expect(await entered.where('professional_id', '=', bookable.professional.id).execute()).toEqual([
      { note: '(512) 555-0142\n* Bring ladder' },
    ]);
  });

  it('may be cut in the middle of an emoji', async () => {
    const { seen } = await opened([
      [
        'UID:1',
        `DTSTART:${local(10, '10:00')}`,
        'DURATION:PT1H',
        'SUMMARY:Haircut - Robin',
        place,
        `DESCRIPTION:${'(512) 555-0142 '.padEnd(999, 'a')}😀`,
      ],
    ]);
    expect(seen.lines).toMatchObject([{ outcome: 'added', name: 'Robin' }]);
  });

  it('that take whole days, are cancelled or past are skipped, and say so', async () => {
    const { seen } = await opened([
      ['UID:1', `DTSTART;VALUE=DATE:${local(10, '10:00').slice(0, 8)}`, ...robin],
      ['UID:2', `DTSTART:${local(10, '10:00')}`, 'DURATION:PT1H', 'STATUS:CANCELLED', ...robin],
      ['UID:3', `DTSTART:${local(-10, '10:00')}`, 'DURATION:PT1H', ...robin],
      ['UID:4', `DTSTART:${local(400, '10:00')}`, 'DURATION:PT1H', ...robin],
    ]);
    expect(seen.lines.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['skipped', 'It takes whole days, without a time.'],
      ['skipped', 'It is cancelled.'],
      ['skipped', 'It is in the past.'],
      ['skipped', 'It is more than 12 months ahead.'],
    ]);
  });

  it('that Doorstep wrote into that calendar are skipped, wherever they stand now', async () => {
    const own = (host: string) => `UID:01a217f5-e66f-7935-81d5-dbe23300a5ec@${host}`;
    const { hostname } = new URL(config().BASE_URL);
    const { seen } = await opened([
      [own(hostname), `DTSTART:${local(10, '10:00')}`, 'DURATION:PT1H', 'SUMMARY:Haircut with Maya'],
      [own('elsewhere.example'), `DTSTART:${local(11, '10:00')}`, 'DURATION:PT1H', ...robin],
    ]);
    expect(seen.lines.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['skipped', 'It is a Doorstep visit, which is here already.'],
      ['added', null],
    ]);
  });

  it('that cannot be read say why, and the others go on', async () => {
    const { seen } = await opened([
      ['UID:1', `DTSTART;TZID=Mars/Olympus:${local(10, '10:00')}`, 'DURATION:PT1H', ...robin],
      ['UID:2', `DTSTART:${local(10, '10:00')}`, 'DURATION:PT1H', 'RRULE:FREQ=SECONDLY', ...robin],
      ['UID:3', 'DTSTART:never', ...robin],
      ['UID:4', `DTSTART:${local(10, '10:00')}`, 'DURATION:PT1H', ...robin],
      ['UID:5', `DTSTART:${local(10, '12:00')}`, 'DURATION:PT1H', 'SUMMARY:Dentist'],
    ]);
    expect(seen.lines.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['error', 'This event can’t be read: Nobody knows the time zone “Mars/Olympus”.'],
      ['error', 'This event can’t be read: It repeats within a day.'],
      ['error', expect.stringContaining('This event can’t be read')],
      ['added', null],
      ['error', 'There is no email and no phone number.'],
    ]);
  });

  it('of which two repeat every day without an end are limited like lines, and a long past is only counted', async () => {
    const daily = (uid: number) => [
      `UID:${uid}`,
      `DTSTART:${local(1, '10:00')}`,
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY',
      ...robin,
    ];
    const owner = await ownerOf(await buildBookable(db));
    const endless = await send(owner, calendarText(Array.from({ length: 6 }, (_, index) => daily(index))), 'a.ics');
    expect(endless.body.code).toBe('import_too_many_lines');
    const past = Array.from({ length: 300 }, (_, index) => [
      `UID:${index}`,
      `DTSTART:${local(-index - 1, '10:00')}`,
      ...robin,
    ]);
    expect(await preview(owner, await open(owner, calendarText(past), 'b.ics'))).toMatchObject({
      counts: { skipped: 100 },
      past_left_out: 200,
    });
  });

  it('of a file that ends in the middle of an event are those before it', async () => {
    const owner = await ownerOf(await buildBookable(db));
    const whole = calendarText([
      ['UID:1', `DTSTART:${local(10, '10:00')}`, 'DURATION:PT1H', ...robin],
      ['UID:2', `DTSTART:${local(11, '10:00')}`, 'DURATION:PT1H', ...robin],
    ]);
    const id = await open(owner, whole.slice(0, whole.lastIndexOf('SUMMARY')), 'cut.ics');
    expect((await preview(owner, id)).lines).toMatchObject([
      { outcome: 'added', name: 'Robin Miller' },
      { outcome: 'error', reason: 'The file ends in the middle of an event.' },
    ]);
  });

  it('have a service of their own each, but columns that nobody can change', async () => {
    const { owner, id, bookable } = await opened([
      ['UID:1', `DTSTART:${local(10, '10:00')}`, 'DURATION:PT1H', ...robin],
    ]);
    await choose(owner, id, { columns: ['note', null], services: { 0: bookable.service.id } });
    expect((await preview(owner, id)).lines).toMatchObject([{ outcome: 'added', name: 'Robin Miller' }]);
    expect((await call('GET', `/imports/${id}?show=nonsense`, { as: owner })).status).toBe(422);
  });
});
