import { describe, expect, it } from 'vitest';
import { applicationToasts, completionFailureToast } from './completion-toasts.ts';
import { proves } from '#tests/support/proves.ts';

describe('what is said when an application could not be completed', () => {
  for (const [proof, message, title, description] of [
    [
      proves('ERR-020'),
      'The profile could not be written',
      'Profile Creation Failed',
      'The profile could not be written',
    ],
    [
      proves('ERR-021', 'ERR-022'),
      'The professional record could not be written',
      'Professional Account Failed',
      'Your profile was created, but there was an issue setting up your professional account. Please contact support.',
    ],
    [proves('ERR-023'), 'The upload of license.pdf failed', 'File Upload Failed', 'The upload of license.pdf failed'],
    [proves('ERR-019'), 'Something else', 'Profile Creation Error', 'Something else'],
    [proves('ERR-019'), 'This username is already taken', 'Profile Creation Error', 'This username is already taken'],
  ] as const)
    it(`says of the failure "${message}": ${title}`, proof, () => {
      expect(completionFailureToast(message)).toMatchObject({ title, description, tone: 'error', durationMs: 8_000 });
    });

  it(
    'the other messages',
    proves('ERR-010', 'APPLY-051', 'APPLY-052', 'ERR-014', 'ERR-015', 'ERR-024', 'ERR-027'),
    () => {
      expect(applicationToasts.missingInformation(['Phone'])).toMatchObject({
        title: 'Missing Information',
        durationMs: 8_000,
      });
      expect(applicationToasts.missingPassword).toMatchObject({
        title: 'Missing Password',
        description: 'Please enter a password or sign in with Google.',
      });
      expect(applicationToasts.signInError).toMatchObject({
        title: 'Sign-In Error',
        description: 'An unexpected error occurred. Please try again.',
      });
      expect(applicationToasts.submitted.title).toBe('Application Submitted!');
    },
  );
});
