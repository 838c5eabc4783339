import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfEpochMinutes } from '#app/lib/dates/time-zone.ts';
import { cutDateTime, readDate, readInstant, readMinutes, readTime } from './typed-date.ts';

describe('dates', () => {
  it.each([
    ['2027-01-31', '2027-01-31'],
    ['2027/1/5', '2027-01-05'],
    ['1/31/2027', '2027-01-31'],
    ['01/05/27', '2027-01-05'],
    ['Jan 31, 2027', '2027-01-31'],
    ['January 3rd, 2027', '2027-01-03'],
    ['Sunday, January 31, 2027', '2027-01-31'],
    ['31 Jan 2027', '2027-01-31'],
    ['31/1/2027', null],
    ['2027-02-30', null],
    ['tomorrow', null],
    ['', null],
  ])('%j is %s', (text, date) => expect(readDate(text)).toBe(date));
});

describe('times', () => {
  it.each([
    ['10:00', '10:00'],
    ['9:05', '09:05'],
    ['10:00:00', '10:00'],
    ['10 AM', '10:00'],
    ['2:30pm', '14:30'],
    ['12 AM', '00:00'],
    ['12:15 p.m.', '12:15'],
    ['13 PM', null],
    ['24:00', null],
    ['10', null],
    ['noon', null],
  ])('%j is %s', (text, time) => expect(readTime(text)).toBe(time));

  it.each([
    ['2027-01-31 10:00', '2027-01-31', '10:00'],
    ['2027-01-31T10:00:00', '2027-01-31', '10:00:00'],
    ['1/31/2027, 2:30 PM', '1/31/2027', '2:30 PM'],
    ['Jan 31, 2027', 'Jan 31, 2027', ''],
    ['31 Jan 2027', '31 Jan 2027', ''],
  ])('%j is cut into date and time', (text, date, time) => expect(cutDateTime(text)).toEqual({ date, time }));
});

it.each([
  ['2027-01-31T16:00:00Z', '2027-01-31T16:00'],
  ['2027-01-31 16:00:00 UTC', '2027-01-31T16:00'],
  ['2027-01-31T10:00-06:00', '2027-01-31T16:00'],
  ['2027-01-31 10:00:30.123 -0600', '2027-01-31T16:00'],
  ['2027-01-31T21:30:00+05:30', '2027-01-31T16:00'],
  ['2027-02-01T01:00:00+09', '2027-01-31T16:00'],
  ['2027-01-31T10:00:00', null],
  ['2027-02-30T10:00:00Z', null],
  ['2027-01-31T24:00:00Z', null],
  ['2027-01-31', null],
])('%j is the instant %s', (text, instant) => {
  const found = readInstant(text);
  expect(found === null ? null : dateOfEpochMinutes(found).toISOString().slice(0, 16)).toBe(instant);
});

it.each([
  ['60', 60],
  ['45 min', 45],
  ['1h', 60],
  ['1h 30m', 90],
  ['1.5 hours', 90],
  ['1:30', 90],
  ['an hour', null],
])('%j is %s minutes', (text, minutes) => expect(readMinutes(text)).toBe(minutes));

it('no text makes them fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const read of [readDate, readTime, readMinutes, readInstant, cutDateTime]) expect(read(text)).toBeDefined();
    }),
  );
});
