import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { march, readBetween, shownTimes, timesInMarch } from '#tests/support/calendars/calendar-reading.ts';
import { calendarText } from '#tests/support/calendars/calendar-text.ts';

const readFileOf = async (name: string) =>
  readBetween(
    await readFile(new URL(`../../../../tests/support/calendars/corpus/${name}`, import.meta.url), 'utf8'),
    ...march,
  );
const unreadIn = async (...events: string[][]) => {
  const reading = await readBetween(calendarText(events), ...march);
  return { unread: reading.state === 'ok' ? reading.unreadEvents : reading.state, times: shownTimes(reading) };
};

const daily = [
  'UID:1',
  'DTSTART;TZID=America/Chicago:20260302T090000',
  'DTEND;TZID=America/Chicago:20260302T100000',
  'RRULE:FREQ=DAILY;COUNT=3',
];
const asPlanned = [2, 3, 4].map((day) => `2026-03-0${day}T09:00/2026-03-0${day}T10:00`);
const change = (recurrenceId: string, ...lines: string[]) => ['UID:1', `RECURRENCE-ID;${recurrenceId}`, ...lines];

describe('a change of an occurrence and all later ones', () => {
  it('moves them, has its own length, gives way to changes of one, and ends with the next such change', async () => {
    const reading = await readFileOf('this-and-future.ics');
    expect(reading).toMatchObject({ state: 'ok', unreadEvents: 0 });
    expect(shownTimes(reading)).toEqual([
      '2026-03-02T09:00/2026-03-02T10:00',
      '2026-03-03T09:00/2026-03-03T10:00',
      '2026-03-05T13:00/2026-03-05T13:30',
      '2026-03-06T13:00/2026-03-06T13:30',
      '2026-03-07T18:00/2026-03-07T19:00',
      // At the same wall clock on the day that has 23 hours.
      '2026-03-08T13:00/2026-03-08T13:30',
      '2026-03-09T13:00/2026-03-09T13:30',
    ]);
  });

  it('moves those into view that lay outside of it', async () => {
    const weekly = [
      'UID:1',
      'DTSTART;TZID=America/Chicago:20260116T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;COUNT=3',
    ];
    const later = change(
      'RANGE=THISANDFUTURE;TZID=America/Chicago:20260123T090000',
      'DTSTART;TZID=America/Chicago:20260305T090000',
      'DURATION:PT2H',
    );
    expect(await timesInMarch(weekly, later)).toEqual([
      '2026-03-05T09:00/2026-03-05T11:00',
      '2026-03-12T09:00/2026-03-12T11:00',
    ]);
    const ahead = weekly.map((line) => line.replace('20260116', '20260402'));
    const earlier = later.map((line) => line.replace('20260123', '20260409'));
    expect(await timesInMarch(ahead, earlier)).toEqual([
      '2026-03-05T09:00/2026-03-05T11:00',
      '2026-03-12T09:00/2026-03-12T11:00',
    ]);
  });

  it('makes a series busy from then on that was free', async () => {
    const busy = change(
      'RANGE=THISANDFUTURE;TZID=America/Chicago:20260303T090000',
      'DTSTART;TZID=America/Chicago:20260303T090000',
      'DURATION:PT1H',
    );
    expect(await timesInMarch([...daily, 'TRANSP:TRANSPARENT'], busy)).toEqual(asPlanned.slice(1));
  });

  it('follows whole days', async () => {
    const days = ['UID:1', 'DTSTART;VALUE=DATE:20260302', 'RRULE:FREQ=WEEKLY;COUNT=2'];
    const later = change('VALUE=DATE;RANGE=THISANDFUTURE:20260302', 'DTSTART;VALUE=DATE:20260304', 'DURATION:P2D');
    expect(await timesInMarch(days, later)).toEqual([
      '2026-03-04T00:00/2026-03-06T00:00',
      '2026-03-11T00:00/2026-03-13T00:00',
    ]);
  });

  it.each([
    ['it repeats by itself', 'RANGE=THISANDFUTURE;TZID=America/Chicago:20260303T090000', 'RRULE:FREQ=DAILY'],
    ['it is of all earlier ones', 'RANGE=THISANDPRIOR;TZID=America/Chicago:20260303T090000', 'TRANSP:OPAQUE'],
    ['it names a day of a series of times', 'VALUE=DATE;RANGE=THISANDFUTURE:20260303', 'TRANSP:OPAQUE'],
  ])('is counted as unread if %s, and the series stays busy as it was', async (_, recurrenceId, line) => {
    const odd = change(recurrenceId, 'DTSTART;TZID=America/Chicago:20260303T150000', 'DURATION:PT1H', line);
    expect(await unreadIn(daily, odd)).toEqual({ unread: 1, times: asPlanned });
  });

  it('is busy by itself, and counted as unread, if its series is not in the file', async () => {
    const alone = change(
      'RANGE=THISANDFUTURE;TZID=America/Chicago:20260303T090000',
      'DTSTART;TZID=America/Chicago:20260303T150000',
      'DURATION:PT1H',
    );
    expect(await unreadIn(alone)).toEqual({ unread: 1, times: ['2026-03-03T15:00/2026-03-03T16:00'] });
  });
});

describe('a list of busy times', () => {
  it('is busy in every way but free, and needs no events', async () => {
    const reading = await readFileOf('free-busy.ics');
    expect(reading).toMatchObject({ state: 'ok', events: 6, unreadEvents: 0 });
    expect(shownTimes(reading)).toEqual([
      '2026-03-02T09:00/2026-03-02T10:00',
      '2026-03-03T09:00/2026-03-03T10:30',
      '2026-03-04T09:00/2026-03-04T10:00',
      '2026-03-05T09:00/2026-03-05T10:00',
      '2026-03-06T09:00/2026-03-06T10:00',
      '2026-03-08T01:00/2026-03-08T03:00',
    ]);
  });

  it('loses no line to another one that cannot be read', async () => {
    const lines = [
      'FREEBUSY:20260302T150000Z/20260302T160000Z',
      'FREEBUSY:20260303T160000Z/20260303T150000Z',
      'FREEBUSY:soon',
      'FREEBUSY:20260304T150000Z/PT1H',
    ];
    const list = ['BEGIN:VFREEBUSY', ...lines, 'END:VFREEBUSY'];
    const reading = await readBetween(calendarText([], list), ...march);
    expect(reading).toMatchObject({ state: 'ok', unreadEvents: 2 });
    expect(shownTimes(reading)).toEqual(['2026-03-02T09:00/2026-03-02T10:00', '2026-03-04T09:00/2026-03-04T10:00']);
  });
});

describe('a rule with times of a day', () => {
  it('starts at each of them, counted from the event itself, and chooses among all starts of a period', async () => {
    const reading = await readFileOf('hours-of-a-day.ics');
    expect(reading).toMatchObject({ state: 'ok', unreadEvents: 0 });
    expect(shownTimes(reading)).toEqual([
      '2026-03-05T17:00/2026-03-05T17:30',
      '2026-03-06T15:00/2026-03-06T15:20',
      '2026-03-06T15:30/2026-03-06T15:50',
      '2026-03-07T08:00/2026-03-07T08:20',
      '2026-03-07T08:30/2026-03-07T08:50',
      '2026-03-07T15:00/2026-03-07T15:20',
      '2026-03-07T15:30/2026-03-07T15:50',
      '2026-03-08T08:00/2026-03-08T08:20',
      '2026-03-12T17:00/2026-03-12T17:30',
    ]);
  });

  it('takes the hour or the minute that it does not name from the event', async () => {
    const at = (rule: string) =>
      timesInMarch([
        'UID:1',
        'DTSTART;TZID=America/Chicago:20260302T091500',
        'DURATION:PT10M',
        `RRULE:${rule};COUNT=2`,
      ]);
    expect(await at('FREQ=DAILY;BYHOUR=9,14')).toEqual([
      '2026-03-02T09:15/2026-03-02T09:25',
      '2026-03-02T14:15/2026-03-02T14:25',
    ]);
    expect(await at('FREQ=DAILY;BYMINUTE=45,15;BYSECOND=0')).toEqual([
      '2026-03-02T09:15/2026-03-02T09:25',
      '2026-03-02T09:45/2026-03-02T09:55',
    ]);
  });

  it('says nothing about whole days', async () => {
    const days = ['UID:1', 'DTSTART;VALUE=DATE:20260302', 'RRULE:FREQ=DAILY;BYHOUR=9,14;COUNT=2'];
    expect(await timesInMarch(days)).toEqual(['2026-03-02T00:00/2026-03-04T00:00']);
  });
});

it('a period beside a rule has a length of its own', async () => {
  const event = [
    'UID:1',
    'DTSTART;TZID=America/Chicago:20260302T090000',
    'DURATION:PT1H',
    'RDATE;VALUE=PERIOD:20260303T150000Z/PT3H,20260304T150000Z/20260304T153000Z',
    'RDATE;TZID=America/Chicago:20260305T090000',
  ];
  expect(await timesInMarch(event)).toEqual([
    '2026-03-02T09:00/2026-03-02T10:00',
    '2026-03-03T09:00/2026-03-03T12:00',
    '2026-03-04T09:00/2026-03-04T09:30',
    '2026-03-05T09:00/2026-03-05T10:00',
  ]);
});
