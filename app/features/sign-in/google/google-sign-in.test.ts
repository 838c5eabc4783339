import { describe, expect, it } from 'vitest';
import { callbackFailureText, callbackMessages } from './google-sign-in-messages.ts';
import { googleStartToast } from './google-start-toast.ts';
import {
  callbackUrl,
  failureInUrl,
  failureOf,
  googleFailures,
  googleReturnPage,
} from '#app/features/google-sign-in/google-sign-in.ts';
import { proves } from '#tests/support/proves.ts';

describe('the words of the callback page', () => {
  it('are the documented ones', proves('AUTH-024', 'AUTH-025', 'AUTH-026'), () => {
    expect(callbackMessages).toMatchObject({
      working: 'Completing Sign In',
      failed: 'Authentication Error',
      back: 'Back to Login',
    });
  });

  it('without a session are the documented ones', proves('ERR-060'), () => {
    expect(callbackFailureText(undefined)).toBe('Authentication failed. Please try again.');
  });

  it('say something of its own for every failure, in whole sentences', () => {
    const texts = googleFailures.map(callbackFailureText);
    expect(new Set(texts).size).toBe(googleFailures.length);
    for (const text of texts) expect(text).toMatch(/^[A-Z].{20,}\.$/);
  });
});

describe('the toast for a start that failed', () => {
  it('on the sign-in pages is the documented one, whatever the server said', proves('ERR-008', 'ERR-009'), () => {
    const failed = { title: 'Error', description: 'Failed to sign in with Google. Please try again.', tone: 'error' };
    expect(googleStartToast('sign-in')).toEqual(failed);
    expect(googleStartToast('sign-in', 'fetch failed')).toEqual(failed);
  });

  it('in the application carries the message and stays for 8 seconds', proves('ERR-011', 'ERR-012', 'ERR-024'), () => {
    expect(googleStartToast('application', 'Provider is closed')).toMatchObject({
      title: 'Google Sign-In Failed',
      description: 'Provider is closed',
      durationMs: 8_000,
    });
  });

  it.each([undefined, ''])('in the application has a text without one (%j)', proves('ERR-013'), (message) => {
    expect(googleStartToast('application', message).description).toBe('Unable to connect to Google. Please try again.');
  });
});

describe('what came back', () => {
  it.each([
    ['access_denied', 'cancelled'],
    ['state_mismatch', 'expired'],
    ['invalid_code', 'refused'],
    ['account_not_linked', 'account_exists'],
    ['internal_server_error', 'failed'],
    ['toString', 'failed'],
    [null, 'failed'],
  ])('%j means %s', (code, failure) => expect(failureOf(code)).toBe(failure));

  it('in an address is one of ours, or a failure without a word of the address’s own', () => {
    expect(failureInUrl(new URLSearchParams('error=cancelled'))).toBe('cancelled');
    expect(failureInUrl(new URLSearchParams('error=Call+us+at+0900'))).toBe('failed');
    expect(failureInUrl(new URLSearchParams('return_to=/'))).toBeUndefined();
  });
});

describe('the pages to come back to', proves('OPEN-52'), () => {
  it.each(['/auth/callback', '/auth/callback?return_to=%2Fbooking', '/join-as-pro', '/join-as-pro?step=4'])(
    '%s is one',
    (page) => {
      expect(googleReturnPage(page)).toBe(page);
    },
  );

  it.each([undefined, '/', '/dashboard', '/auth/callbacks', '/auth/callback/', '/join-as-pro/x', '/login'])(
    '%s is none',
    (page) => {
      expect(googleReturnPage(page)).toBeUndefined();
    },
  );

  it('carry where to go on to', () => {
    expect(callbackUrl('/booking?service=1&x=2')).toBe('/auth/callback?return_to=%2Fbooking%3Fservice%3D1%26x%3D2');
    expect(callbackUrl()).toBe('/auth/callback');
    expect(callbackUrl('/auth/callback?return_to=%2Fbooking')).toBe('/auth/callback?return_to=%2Fbooking');
  });
});
