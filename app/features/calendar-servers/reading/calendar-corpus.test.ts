import { describe, expect, it } from 'vitest';
import { chicago, march, readBetween, shownTimes, timesInMarch } from '#tests/support/calendars/calendar-reading.ts';
import { calendarText } from '#tests/support/calendars/calendar-text.ts';

describe('busy times of a calendar', () => {
  it('are the times of an event in UTC, in a zone, or on the professional’s own clock', async () => {
    const times = await timesInMarch(
      ['UID:1', 'DTSTART:20260302T150000Z', 'DTEND:20260302T160000Z'],
      ['UID:2', 'DTSTART;TZID=America/New_York:20260303T090000', 'DTEND;TZID=America/New_York:20260303T100000'],
      ['UID:3', 'DTSTART:20260304T090000', 'DURATION:PT1H30M'],
    );
    expect(times).toEqual([
      '2026-03-02T09:00/2026-03-02T10:00',
      '2026-03-03T08:00/2026-03-03T09:00',
      '2026-03-04T09:00/2026-03-04T10:30',
    ]);
  });

  it('are whole days of the professional’s clock, also on the day that has 23 hours', async () => {
    const times = await timesInMarch(
      ['UID:1', 'DTSTART;VALUE=DATE:20260308', 'DTEND;VALUE=DATE:20260309'],
      ['UID:2', 'DTSTART;VALUE=DATE:20260310'],
    );
    expect(times).toEqual(['2026-03-08T00:00/2026-03-09T00:00', '2026-03-10T00:00/2026-03-11T00:00']);
  });

  it('stay at the same wall clock when clocks change, by the zone of the event', async () => {
    const weekly = (uid: string, zone: string) => [
      `UID:${uid}`,
      `DTSTART;TZID=${zone}:20260105T170000`,
      `DTEND;TZID=${zone}:20260105T180000`,
      'RRULE:FREQ=WEEKLY',
    ];
    expect(await timesInMarch(weekly('1', chicago))).toEqual([
      '2026-03-02T17:00/2026-03-02T18:00',
      '2026-03-09T17:00/2026-03-09T18:00',
    ]);
    // Berlin changes three weeks later.
    expect(await timesInMarch(weekly('2', 'Europe/Berlin'))).toEqual([
      '2026-03-02T10:00/2026-03-02T11:00',
      '2026-03-09T11:00/2026-03-09T12:00',
    ]);
  });

  it('last the hour they last when the clocks skip or repeat one', async () => {
    const night = [
      'UID:1',
      'DTSTART;TZID=America/Chicago:20260301T013000',
      'DTEND;TZID=America/Chicago:20260301T033000',
      'RRULE:FREQ=WEEKLY',
    ];
    expect(await timesInMarch(night)).toEqual([
      '2026-03-01T01:30/2026-03-01T03:30',
      '2026-03-08T01:30/2026-03-08T04:30',
      '2026-03-15T01:30/2026-03-15T03:30',
    ]);
  });

  it('leave out the dates of EXDATE and add those of RDATE', async () => {
    const times = await timesInMarch([
      'UID:1',
      'DTSTART;TZID=America/Chicago:20260302T090000',
      'DTEND;TZID=America/Chicago:20260302T100000',
      'RRULE:FREQ=DAILY;COUNT=5',
      'EXDATE;TZID=America/Chicago:20260303T090000,20260304T090000',
      'EXDATE:20260305T150000Z',
      'RDATE;TZID=America/Chicago:20260310T120000',
    ]);
    expect(times).toEqual([
      '2026-03-02T09:00/2026-03-02T10:00',
      '2026-03-06T09:00/2026-03-06T10:00',
      '2026-03-10T12:00/2026-03-10T13:00',
    ]);
  });

  it('follow one occurrence that was moved, and one that was cancelled', async () => {
    const series = [
      'UID:1',
      'DTSTART;TZID=America/Chicago:20260302T090000',
      'DTEND;TZID=America/Chicago:20260302T100000',
      'RRULE:FREQ=WEEKLY',
    ];
    const moved = [
      'UID:1',
      'RECURRENCE-ID;TZID=America/Chicago:20260302T090000',
      'DTSTART;TZID=America/Chicago:20260303T140000',
      'DTEND;TZID=America/Chicago:20260303T150000',
    ];
    const cancelled = [
      'UID:1',
      'RECURRENCE-ID:20260309T140000Z',
      'DTSTART:20260309T140000Z',
      'DTEND:20260309T150000Z',
      'STATUS:CANCELLED',
    ];
    expect(await timesInMarch(moved, series, cancelled)).toEqual(['2026-03-03T14:00/2026-03-03T15:00']);
  });

  it('leave out what is free, cancelled, without length, or one of our own visits', async () => {
    const when = ['DTSTART:20260302T150000Z', 'DTEND:20260302T160000Z'];
    const times = await timesInMarch(
      ['UID:1', ...when, 'TRANSP:TRANSPARENT'],
      ['UID:2', ...when, 'STATUS:CANCELLED'],
      ['UID:3', ...when, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
      ['UID:4', 'DTSTART:20260302T150000Z'],
      ['UID:ours-5', ...when],
    );
    expect(times).toEqual([]);
  });

  it('are one time where events touch or overlap, and end where the range does', async () => {
    const times = await timesInMarch(
      ['UID:1', 'DTSTART:20260302T150000Z', 'DTEND:20260302T160000Z'],
      ['UID:2', 'DTSTART:20260302T160000Z', 'DTEND:20260302T170000Z'],
      ['UID:3', 'DTSTART;VALUE=DATE:20260220', 'DTEND;VALUE=DATE:20260302'],
    );
    expect(times).toEqual(['2026-03-01T00:00/2026-03-02T00:00', '2026-03-02T09:00/2026-03-02T11:00']);
  });
});

describe('zones of a calendar', () => {
  const lunch = (zone: string) => [
    'UID:1',
    `DTSTART;TZID=${zone}:20260302T120000`,
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY;COUNT=2',
  ];

  it.each(['"Eastern Standard Time"', '/freeassociation.sourceforge.net/America/New_York', 'US/Eastern'])(
    'are known as %s',
    async (zone) => {
      expect(await timesInMarch(lunch(zone))).toEqual([
        '2026-03-02T11:00/2026-03-02T12:00',
        '2026-03-03T11:00/2026-03-03T12:00',
      ]);
    },
  );

  it('may be defined by the file', async () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Our Own Zone',
      'BEGIN:STANDARD',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
      'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ];
    const daily = ['UID:1', 'DTSTART;TZID="Our Own Zone":20260307T120000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2'];
    const times = shownTimes(await readBetween(calendarText([daily], zone), ...march));
    expect(times).toEqual(['2026-03-07T11:00/2026-03-07T12:00', '2026-03-08T11:00/2026-03-08T12:00']);
  });

  it('are guessed and counted if nobody knows them', async () => {
    const reading = await readBetween(calendarText([lunch('Mars/Olympus')]), ...march);
    expect(reading).toMatchObject({ state: 'ok', guessedZones: 1, unreadEvents: 0 });
    expect(shownTimes(reading)[0]).toBe('2026-03-02T12:00/2026-03-02T13:00');
    const ofFile = await readBetween(
      calendarText([lunch('Mars/Olympus')], ['X-WR-TIMEZONE:America/New_York']),
      ...march,
    );
    expect(shownTimes(ofFile)[0]).toBe('2026-03-02T11:00/2026-03-02T12:00');
  });
});
