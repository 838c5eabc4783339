import { describe, expect, it } from 'vitest';
import { loginReasonText, signInErrorText, signInMessages } from './sign-in-messages.ts';
import { confirmEmailToast, signUpFailureToast } from './sign-up/sign-up-messages.ts';
import { proves } from '#tests/support/proves.ts';

describe('the text of a failed sign-in', () => {
  for (const [proof, error, text] of [
    [
      proves('ERR-002'),
      'Invalid login credentials',
      'Invalid email or password. Please check your credentials and try again.',
    ],
    [proves('ERR-003'), 'Email not confirmed', 'Please confirm your email address before signing in.'],
    [proves('ERR-004'), 'Invalid email', 'Please enter a valid email address.'],
    [proves('ERR-005'), 'Too many requests', 'Invalid email or password. Please try again.'],
    [proves('ERR-005'), 'constructor', 'Invalid email or password. Please try again.'],
    [proves('ERR-005'), undefined, 'Invalid email or password. Please try again.'],
  ] as const)
    it(`says of the failure "${error ?? ''}": ${text}`, proof, () => expect(signInErrorText(error)).toBe(text));

  it('titles and success', proves('ERR-001', 'ERR-006', 'ERR-007'), () => {
    expect(signInMessages).toMatchObject({
      failedTitle: 'Sign In Failed',
      successTitle: 'Success',
      successText: 'You have been signed in successfully.',
    });
  });
});

describe('why /login was opened', () => {
  it('an account that could not be loaded', proves('ERR-061'), () => {
    expect(loginReasonText('account')?.text).toBe(
      'An error occurred while loading your account. Please try logging in again.',
    );
  });

  it('a confirmation link that no longer works', () =>
    expect(loginReasonText('confirmation_link')?.text).toContain('new link'));

  it.each([null, '', 'toString', '<b>'])('nothing for %j', (reason) => expect(loginReasonText(reason)).toBeUndefined());
});

describe('toasts of signing up', () => {
  it('ask for 9 s to confirm the e-mail', proves('ERR-025', 'ERR-026', 'LIMIT-025'), () => {
    expect(confirmEmailToast.durationMs).toBe(9_000);
    expect(confirmEmailToast.description).toBe(
      "We've sent a confirmation link to your email. Please click it to complete your registration.",
    );
  });

  it('say that the e-mail is taken', proves('ERR-016', 'ERR-017'), () => {
    expect(signUpFailureToast({ code: 'user_already_registered', message: 'User already registered' })).toMatchObject({
      title: 'Email Already Registered',
      description: 'This email is already in use. Please sign in or use a different email.',
    });
  });

  it('say what else went wrong', proves('ERR-018'), () => {
    expect(signUpFailureToast({ code: 'network', message: 'Doorstep could not be reached.' })).toMatchObject({
      title: 'Submission Failed',
      description: 'Doorstep could not be reached.',
    });
  });
});
