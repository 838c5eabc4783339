import { describe, expect, it } from 'vitest';
import { signUpFormSchema, type SignUpForm } from './account.schema.ts';
import { weakPasswordReasons } from './password/password-strength.ts';
import { proves, type Proof } from '#tests/support/proves.ts';

const filled: SignUpForm = {
  first_name: 'Maya',
  last_name: 'Brooks',
  email: ' Maya@Example.com ',
  phone: '512 555 0100',
  password: 'aaaaaaaa',
  confirmPassword: 'aaaaaaaa',
  agreeTerms: true,
};

function errorsOf(change: Partial<SignUpForm>): Record<string, string> {
  const { error } = signUpFormSchema.safeParse({ ...filled, ...change });
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]));
}

describe('the sign-up form', () => {
  it('accepts eight characters of any kind, and trims', proves('OPEN-06', 'APPLY-057'), () => {
    expect(signUpFormSchema.parse({ ...filled, first_name: ' Maya ' })).toMatchObject({
      first_name: 'Maya',
      email: 'maya@example.com',
    });
  });

  for (const [proof, change, expected] of [
    [proves('AUTH-046'), { first_name: '  ' }, { first_name: 'Please enter your first name' }],
    [proves('AUTH-047'), { last_name: '' }, { last_name: 'Please enter your last name' }],
    [proves('AUTH-048'), { email: 'maya@' }, { email: 'Invalid email' }],
    [proves('AUTH-049'), { phone: '' }, { phone: 'Please enter your phone number' }],
    [
      proves('AUTH-050'),
      { password: 'aaaaaaa', confirmPassword: 'aaaaaaa' },
      { password: 'Password must be at least 8 characters long.' },
    ],
    [proves('AUTH-051'), { confirmPassword: 'aaaaaaab' }, { confirmPassword: 'Passwords do not match' }],
    [proves('AUTH-052'), { agreeTerms: false }, { agreeTerms: 'Please agree to the terms to continue' }],
    [
      proves(),
      { first_name: '', confirmPassword: 'b' },
      { first_name: 'Please enter your first name', confirmPassword: 'Passwords do not match' },
    ],
    [proves(), { first_name: 'x'.repeat(101) }, { first_name: 'This name is too long' }],
  ] satisfies [Proof, Partial<SignUpForm>, Record<string, string>][])
    it(`refuses ${JSON.stringify(change)}: ${Object.values(expected).join(', ')}`, proof, () =>
      expect(errorsOf(change)).toEqual(expected),
    );
});

describe('a weak password', () => {
  it('carries its reasons', proves('ERR-065'), () => {
    expect(weakPasswordReasons('1234567')).toEqual(['length']);
    expect(weakPasswordReasons('12345678')).toEqual([]);
  });
});
