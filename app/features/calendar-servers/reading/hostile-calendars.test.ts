import { describe, expect, it } from 'vitest';
import { epochMinutesOf } from '#app/lib/dates/time-zone.ts';
import { calendarText } from '#tests/support/calendars/calendar-text.ts';
import { calendarLimits } from '../calendar-limits.ts';
import { cutCalendar } from './calendar-parts.ts';
import { readCalendar } from './queries/read-calendar.server.ts';

const from = epochMinutesOf(new Date('2026-03-01T06:00:00Z'));
const to = from + calendarLimits.daysAhead * 1440;
const options = { timeZone: 'America/Chicago', from, to, isOwnVisit: () => false };
const read = (events: readonly (readonly string[])[]) => readCalendar(calendarText(events), options);

const good = ['UID:good', 'DTSTART:20260302T150000Z', 'DTEND:20260302T160000Z'];
const repeated = (rule: string, start = '20200131T090000Z') => [
  'UID:bad',
  `DTSTART:${start}`,
  'DURATION:PT1H',
  `RRULE:${rule}`,
];

describe('one event that cannot be read', () => {
  it.each([
    ['repeats every second', repeated('FREQ=SECONDLY')],
    ['repeats twice a minute', repeated('FREQ=DAILY;BYSECOND=0,30')],
    ['has an hour that no day has', repeated('FREQ=DAILY;BYHOUR=24')],
    ['repeats every hour', repeated('FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30')],
    ['has a sixth Monday', repeated('FREQ=MONTHLY;BYDAY=6XX')],
    ['has no start', ['UID:bad', 'DTEND:20260302T160000Z']],
    ['starts on no date', ['UID:bad', 'DTSTART:2026030']],
    ['ends before it starts', ['UID:bad', 'DTSTART:20260302T160000Z', 'DTEND:20260302T150000Z']],
    [
      'is endless',
      ['UID:bad', 'DTSTART:20260302T160000Z', `EXDATE:${'20260302T160000Z,'.repeat(5000)}20260302T160000Z`],
    ],
  ])('%s: it is counted, and the others are read', async (_, bad) => {
    expect(await read([bad, good])).toMatchObject({ state: 'ok', unreadEvents: 1, busy: [{ end: from + 34 * 60 }] });
  });
});

describe('rules that never come true', () => {
  it.each([
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31',
    'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=9',
    'FREQ=DAILY;BYDAY=MO;BYSETPOS=2',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;BYHOUR=1,2,3,4,5,6;BYMINUTE=0,10,20,30,40,50',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31;COUNT=99999999',
  ])('%s takes no longer than its days', async (rule) => {
    expect(await read([repeated(rule, '19000101T090000Z'), good])).toMatchObject({
      state: 'ok',
      busy: [{ end: from + 34 * 60 }],
    });
  });
});

const numbers = (count: number, step = 1) => Array.from({ length: count }, (_, index) => index * step).join(',');

describe('zones that are more than any zone needs', () => {
  const standard = ['DTSTART:20200101T000000', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0500'];
  const readInZone = (...rules: string[][]) => {
    const definitions = rules.flatMap((lines) => ['BEGIN:STANDARD', ...standard, ...lines, 'END:STANDARD']);
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Our Own Zone', ...definitions, 'END:VTIMEZONE'];
    const event = ['UID:1', 'DTSTART;TZID=Our Own Zone:20260302T090000', 'DURATION:PT1H'];
    return readCalendar(calendarText([event], zone), options);
  };

  it('are clocks like any other if they set them to what they show, day after day', async () => {
    const reading = await readInZone(['RRULE:FREQ=DAILY']);
    expect(reading).toMatchObject({ guessedZones: 0, unreadEvents: 0, busy: [{ start: from + 32 * 60 }] });
  });

  it.each([
    ['change every other minute', [[`RRULE:FREQ=DAILY;BYHOUR=${numbers(24)};BYMINUTE=${numbers(30, 2)}`]]],
    ['have thousands of rules', Array.from({ length: 2000 }, () => [])],
  ])('%s: they are guessed, and events are read', async (_, rules) => {
    const reading = await readInZone(...rules);
    expect(reading).toMatchObject({ guessedZones: 1, unreadEvents: 0, busy: [{ start: from + 33 * 60 }] });
  });
});

describe('changes of all later occurrences', () => {
  const changes = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const time = new Date((to - index) * 60_000).toISOString().replaceAll(/[-:]|\.000/g, '');
      return ['UID:bad', `RECURRENCE-ID;RANGE=THISANDFUTURE:${time}`, `DTSTART:${time}`, 'DURATION:PT1M'];
    });

  it('by the thousand take no longer than the occurrences', async () => {
    const everyMinute = `FREQ=DAILY;BYHOUR=${numbers(24)};BYMINUTE=${numbers(60)}`;
    const series = repeated(everyMinute, '20260301T000000Z');
    const reading = await read([series, series, series, ...changes(calendarLimits.eventsMaximum - 3)]);
    expect(reading).toMatchObject({ state: 'ok', unreadEvents: 0, busy: [{ end: to }] });
  });

  it('are not gone through for each of thousands of events that all say they are the series', async () => {
    const series = Array.from({ length: 5000 }, () => ['UID:bad', 'DTSTART:20260302T150000Z', 'DURATION:PT1H']);
    const reading = await read([good, ...series, ...changes(5000)]);
    expect(reading).toMatchObject({ state: 'ok', busy: [{ end: from + 34 * 60 }] });
    expect(reading.state === 'ok' && reading.unreadEvents).toBeGreaterThan(4000);
  });
});

describe('huge calendars', () => {
  it('10,000 events of ten years are read, titles and guests left behind', async () => {
    const events = Array.from({ length: 10_000 }, (_, index) => {
      const day = new Date(Date.UTC(2018, 0, 1 + Math.floor(index / 3), 9 + (index % 3) * 2)).toISOString();
      const stamp = day.replaceAll(/[-:]|\.000/g, '');
      return [`UID:${index}`, `DTSTART:${stamp}`, 'DURATION:PT1H', 'SUMMARY:Dentist', 'ATTENDEE:mailto:x@example.com'];
    });
    const text = calendarText(events);
    expect(JSON.stringify(cutCalendar(text))).not.toMatch(/Dentist|example/);
    const reading = await readCalendar(text, options);
    expect(reading).toMatchObject({ state: 'ok', events: 10_000, unreadEvents: 0 });
  });

  it('10,000 daily appointments without an end are read up to the effort they may take; the rest is counted', async () => {
    const reading = await read(
      Array.from({ length: 10_000 }, (_, index) =>
        repeated('FREQ=DAILY;COUNT=20000', `19800101T09${String(index % 60).padStart(2, '0')}00Z`),
      ),
    );
    expect(reading).toMatchObject({ state: 'ok', events: 10_000 });
    expect(reading.state === 'ok' && reading.unreadEvents).toBeGreaterThan(9000);
  });

  it('more events than anybody has are refused', async () => {
    const events = Array.from({ length: calendarLimits.eventsMaximum + 1 }, () => good);
    expect(await read(events)).toEqual({ state: 'too-big' });
  });

  it.each(['', '<!doctype html><title>Sign in</title>', '{"error":"not found"}', 'BEGIN:VCARD\r\nEND:VCARD'])(
    '%j is no calendar',
    async (text) => {
      expect(await readCalendar(text, options)).toEqual({ state: 'unreadable' });
    },
  );

  it('lets others work while it reads', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await read(Array.from({ length: 5000 }, (_, index) => repeated(`FREQ=WEEKLY;INTERVAL=${1 + (index % 9)}`)));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
  });
});
