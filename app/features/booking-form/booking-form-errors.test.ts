import { describe, expect, it } from 'vitest';
import { bookingFormErrors, firstError, missingZip, missingField, nextStep } from './booking-form-errors.ts';
import { proves } from '#tests/support/proves.ts';

const complete = { professionalId: 'p', serviceId: 's', date: '2026-11-21', time: '09:00', location: '1 Main St' };
const nothing = { professionalId: '', serviceId: '', date: '', time: '', location: '' };

describe('what a booking still needs', () => {
  for (const [proof, field, message] of [
    [proves('BOOK-016'), 'serviceId', 'Please select a service'],
    [proves('BOOK-017'), 'professionalId', 'Please select a professional'],
    [proves('BOOK-018'), 'date', 'Please select a date'],
    [proves('BOOK-019'), 'time', 'Please select a time'],
    [proves('BOOK-020'), 'location', 'Please enter the service address'],
  ] as const)
    it(`asks for a missing ${field}: ${message}`, proof, () => {
      const errors = bookingFormErrors({ ...complete, [field]: '' });
      expect(errors).toEqual({ [field]: message });
      expect(firstError(errors)).toBe(message);
    });

  it('an address of only spaces counts as blank', proves('BOOK-021'), () => {
    expect(bookingFormErrors({ ...complete, location: '  \n ' })).toEqual({
      location: 'Please enter the service address',
    });
  });

  it('an address of 500 characters is fine, one of 501 is not', proves('BOOK-012'), () => {
    expect(bookingFormErrors({ ...complete, location: 'x'.repeat(500) })).toEqual({});
    expect(bookingFormErrors({ ...complete, location: 'x'.repeat(501) })).toHaveProperty('location');
  });

  it('has no problem once all five are set', proves('BOOK-007'), () => {
    expect(bookingFormErrors(complete)).toEqual({});
    expect(firstError({})).toBeUndefined();
    expect(missingField({})).toBeUndefined();
  });

  it('tells what is missing in the order of the page', () => {
    expect(missingField(bookingFormErrors({ ...complete, location: '' }))).toBe('Still needed: your address');
    expect(missingField(bookingFormErrors({ ...complete, time: '', location: '' }))).toBe(
      'Still needed: a time and your address',
    );
    expect(missingField(bookingFormErrors(nothing))).toBe(
      'Still needed: a professional, a service, a date, a time and your address',
    );
  });
});

describe('an address without a ZIP', () => {
  it.each([
    [
      'where the fee depends on it',
      '1 Loop Rd, Austin',
      true,
      'Please add the ZIP code to the address: the travel fee depends on it.',
    ],
    ['where no fee is charged', '1 Loop Rd, Austin', false, undefined],
    ['before anything is typed', ' ', true, undefined],
  ])('is asked for one %s', (_, location, needs_zip, text) => {
    expect(missingZip(location, { needs_zip }).location).toBe(text);
  });
});

describe('the way to what is missing', () => {
  it('leads to the first step of the page that lacks something', () => {
    const next = (changes: Partial<typeof complete>) => nextStep(bookingFormErrors({ ...complete, ...changes }));
    expect(next({ time: '', location: '' })).toEqual({ step: 'time', label: 'Choose a time' });
    expect(next({ date: '', time: '' })?.label).toBe('Choose a date');
    expect(next({ location: ' ' })?.step).toBe('address');
    expect(next(nothing)?.step).toBe('professional');
    expect(next({})).toBeUndefined();
  });
});
