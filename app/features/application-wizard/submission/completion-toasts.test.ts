import { describe, expect, it } from 'vitest';
import { applicationErrors } from '#app/features/applications/applications.errors.ts';
import { asApplicationFile } from '#app/features/applications/form/application-form.ts';
import { profileErrors } from '#app/features/profiles/profiles.errors.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { applicationToasts, completionFailureToast } from './completion-toasts.ts';
import { DocumentFailure } from './document-failure.ts';
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
  ] as const)
    it(`says of the failure "${message}": ${title}`, proof, () => {
      const error = new ApiFailure({ status: 500, code: 'unknown', message });
      expect(completionFailureToast(error)).toMatchObject({ title, description, tone: 'error', durationMs: 8_000 });
    });

  it.each([profileErrors.username_taken, applicationErrors.already_approved, applicationErrors.suspended])(
    'says of the refusal "$message" what it says itself',
    proves('ERR-019'),
    ({ code, message }) => {
      const toast = completionFailureToast(new ApiFailure({ status: 409, code, message }));
      expect(toast).toMatchObject({ title: 'Profile Creation Error', description: message });
    },
  );

  it.each(['professional-license.pdf', 'my profile.pdf'])(
    'says of the document %s that its upload failed',
    proves('ERR-023'),
    (name) => {
      const license = asApplicationFile(new File([], name));
      const cause = new ApiFailure({ status: 0, code: 'network', message: 'We couldn’t reach Doorstep.' });
      expect(completionFailureToast(new DocumentFailure(license, cause))).toMatchObject({
        title: 'File Upload Failed',
        description: `The upload of ${name} failed: We couldn’t reach Doorstep.`,
      });
    },
  );

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
