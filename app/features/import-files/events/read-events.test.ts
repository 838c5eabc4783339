import { expect, it } from 'vitest';
import { calendarText } from '#tests/support/calendars/calendar-text.ts';
import { importFileLimits } from '../import-file-limits.ts';
import { readEvents } from './read-events.server.ts';

const now = new Date('2027-01-10T12:00:00Z');
const daily = (uid: number) => [`UID:${uid}`, 'DTSTART:20270111T160000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'];
const past = (uid: number) => [`UID:${uid}`, 'DTSTART:20260111T160000Z', 'DURATION:PT1H', 'SUMMARY:Robin'];

/** Reads a calendar, and counts how often a person is looked for and how many lines are written. */
function counted(events: string[][]) {
  const work = { people: 0, lines: 0 };
  const context = {
    baseUrl: 'https://doorstep.test',
    now,
    get services() {
      work.people += 1;
      return ['Haircut'];
    },
    get zone() {
      work.lines += 1;
      return 'America/Chicago';
    },
  };
  return { work, reading: readEvents(calendarText(events), context) };
}

it('whom an event is with is found once, however often it repeats', async () => {
  const { work, reading } = counted([daily(1), daily(2)]);
  expect((await reading).lines.length).toBeGreaterThan(700);
  expect(work.people).toBe(2);
});

it('no more lines are written than a file may have', async () => {
  const { work, reading } = counted(Array.from({ length: 20 }, (_, index) => daily(index)));
  await expect(reading).rejects.toMatchObject({ code: 'import_too_many_lines' });
  expect(work.people).toBeLessThanOrEqual(Math.ceil(importFileLimits.linesMaximum / 365));
  expect(work.lines).toBeLessThan(importFileLimits.linesMaximum + 10);
});

it('of past events only those are read that are listed', async () => {
  const { work, reading } = counted(Array.from({ length: 300 }, (_, index) => past(index)));
  expect(await reading).toMatchObject({ pastLeftOut: 200 });
  expect([(await reading).lines.length, work.people]).toEqual([100, 100]);
});

it('a file that ends in the middle of an event has a line more, which counts', async () => {
  const events = Array.from({ length: importFileLimits.linesMaximum }, (_, index) => [
    `UID:${index}`,
    'DTSTART:20270111T160000Z',
  ]);
  const context = { baseUrl: 'https://doorstep.test', now, services: [], zone: 'America/Chicago' };
  const whole = calendarText(events);
  expect((await readEvents(whole, context)).lines).toHaveLength(importFileLimits.linesMaximum);
  await expect(readEvents(whole.replace('END:VCALENDAR', ''), context)).rejects.toMatchObject({
    code: 'import_too_many_lines',
  });
});
