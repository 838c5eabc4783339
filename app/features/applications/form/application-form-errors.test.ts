import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unclearNumberText } from '#app/lib/decimal.ts';
import { type ApplicationForm, asApplicationFile, emptyApplication } from './application-form.ts';
import {
  maySubmit,
  missingFields,
  missingFieldsText,
  passwordErrors,
  requiredFields,
  stepErrors,
} from './application-form-errors.ts';
import { firstError } from '#app/features/application-wizard/steps/first-error.ts';
import { isReservedUsername } from './reserved-usernames.ts';
import { proves } from '#tests/support/proves.ts';

const filled = {
  ...emptyApplication,
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@example.com',
  phone: '512 555 0100',
  username: 'ana',
  serviceArea: 'Austin, TX',
};

describe('the first step', () => {
  it('needs six fields that are not blank', proves('APPLY-011 to APPLY-016'), () => {
    const blank = { ...emptyApplication, firstName: '  ' };
    expect(stepErrors[0]?.(blank)).toEqual(
      Object.fromEntries(requiredFields.map(([field, name]) => [field, `${name} is required`])),
    );
    expect(stepErrors[0]?.(filled)).toEqual({});
  });

  it('names exactly the missing ones', proves('APPLY-067 to APPLY-069', 'ERR-010'), () => {
    fc.assert(
      fc.property(fc.subarray([...requiredFields]), (left) => {
        const form = { ...filled, ...Object.fromEntries(left.map(([field]) => [field, ' '])) };
        expect(missingFields(form)).toEqual(left.map(([, name]) => name));
      }),
    );
    expect(missingFieldsText(['Phone', 'Username'])).toBe('Please fill in all required fields: Phone, Username');
  });

  it.each(['taken', 'admin', 'beauty', 'doorstep', 'ADMIN', ' Taken '])(
    '%j counts as taken',
    proves('APPLY-023 to APPLY-027'),
    (username) => {
      expect(isReservedUsername(username)).toBe(true);
      expect(stepErrors[0]?.({ ...filled, username })).toEqual({ username: 'This username is already taken' });
    },
  );

  it.each(['administrator', 'beautiful', 'door step', 'ana'])('%j does not', proves('APPLY-028'), (username) =>
    expect(isReservedUsername(username)).toBe(false),
  );
});

describe('the second step', () => {
  it('takes no number below 0, and what is no number as the default', proves('APPLY-031 to APPLY-033'), () => {
    expect(stepErrors[1]?.({ ...filled, yearsExperience: '-1', serviceRadius: '-0.1', travelFee: '-5' })).toEqual({
      yearsExperience: 'Please enter a number of at least 0.',
      serviceRadius: 'Please enter a number of at least 0.',
      travelFee: 'Please enter a number of at least 0.',
    });
    expect(stepErrors[1]?.({ ...filled, yearsExperience: 'many', serviceRadius: '', travelFee: '0' })).toEqual({});
  });

  it.each([
    [{ serviceRadius: '501' }, { serviceRadius: 'The radius must be a number from 0 to 500 miles' }],
    [{ serviceRadius: '12,5', travelFee: '0,75' }, {}],
    [
      { travelFee: '100.01' },
      { travelFee: 'The travel fee must be a number from 0 to 100 dollars, with two decimals at most' },
    ],
    [{ travelFee: '1,005' }, { travelFee: unclearNumberText }],
    [{ yearsExperience: '2,5' }, { yearsExperience: 'Years of experience must be a whole number from 0 to 80' }],
    [
      { selectedServices: ['Oil change'], servicePrices: { 'Oil change': '-5' } },
      { 'price Oil change': 'Price cannot be negative' },
    ],
    [{ selectedServices: ['Oil change'], servicePrices: { 'Oil change': '49,99' } }, {}],
    [
      { selectedServices: ['Oil change'], servicePrices: { 'Oil change': '10000.01' } },
      { 'price Oil change': 'A price can be at most $10,000' },
    ],
  ])('judges numbers where they are typed: %j', (changes, errors) =>
    expect(stepErrors[1]?.({ ...filled, ...changes } as ApplicationForm)).toEqual(errors),
  );

  it('wants a price for each chosen service, and a name for one’s own', () => {
    const form = {
      ...filled,
      selectedServices: ['Oil change'],
      servicePrices: { 'Oil change': '0' },
      customServices: [{ id: 1, name: ' ', price: 'x', details: '' }],
    };
    expect(stepErrors[1]?.(form)).toEqual({
      'price Oil change': 'Price is required',
      'customName 0': 'A service needs a name',
      'customPrice 0': 'Price is required',
    });
  });
});

describe('the last step', () => {
  it('wants eight characters twice, whatever they are', proves('APPLY-053 to APPLY-057'), () => {
    expect(passwordErrors({ password: 'aaaaaaaa', confirmPassword: 'aaaaaaaa' })).toEqual({});
    expect(passwordErrors({ password: 'aaaaaaa', confirmPassword: 'b' })).toEqual({
      password: 'Password must be at least 8 characters long.',
      confirmPassword: 'Passwords do not match',
    });
  });

  it('nothing is handed in by whatever way while the terms are not agreed to', proves('APPLY-058'), () => {
    const form = {
      ...filled,
      certifications: [asApplicationFile(new File(['x'], 'license.pdf'))],
      password: 'correct horse',
      confirmPassword: 'correct horse',
    };
    for (const hasSession of [true, false]) {
      expect(firstError(form, hasSession)).toMatchObject({
        step: 3,
        toast: { description: 'Please agree to the terms to continue' },
      });
      expect(firstError({ ...form, agreeTerms: true }, hasSession)).toBeUndefined();
    }
  });

  for (const [proof, name, state, changes, expected] of [
    [proves('APPLY-060'), 'while submitting', { isSubmitting: true, hasSession: true }, {}, false],
    [
      proves('APPLY-061'),
      'without a session and passwords',
      { isSubmitting: false, hasSession: false },
      { password: '', confirmPassword: '' },
      false,
    ],
    [
      proves('APPLY-062'),
      'with passwords that differ',
      { isSubmitting: false, hasSession: false },
      { confirmPassword: 'other' },
      false,
    ],
    [proves('APPLY-063'), 'without the terms', { isSubmitting: false, hasSession: true }, { agreeTerms: false }, false],
    [
      proves('APPLY-064'),
      'with a session and no passwords',
      { isSubmitting: false, hasSession: true },
      { password: '', confirmPassword: '' },
      true,
    ],
    [
      proves('APPLY-059'),
      'without marketing',
      { isSubmitting: false, hasSession: false },
      { agreeMarketing: false },
      true,
    ],
  ] as const)
    it(`${expected ? 'may' : 'may not'} be sent ${name}`, proof, () => {
      const form = {
        ...filled,
        password: 'correct horse',
        confirmPassword: 'correct horse',
        agreeTerms: true,
        ...changes,
      };
      expect(maySubmit(form, state)).toBe(expected);
    });
});
