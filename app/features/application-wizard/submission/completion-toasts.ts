import type { ToastOptions } from '#app/ui/toasts/toast.ts';
import { applicationLimits } from '#app/features/applications/application-limits.ts';
import { applicationErrors } from '#app/features/applications/applications.errors.ts';
import { missingFieldsText } from '#app/features/applications/form/application-form-errors.ts';
import { profileErrors } from '#app/features/profiles/profiles.errors.ts';
import type { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { DocumentFailure } from './document-failure.ts';

const failure = (title: string, description: string): ToastOptions => ({
  title,
  description,
  tone: 'error',
  durationMs: applicationLimits.errorToastSeconds * 1000,
});

/** The wizard's toasts (document 1, sections 5 and 8). */
export const applicationToasts = {
  submitted: {
    title: 'Application Submitted!',
    description: 'Our team is reviewing it now. We’ll email you.',
    tone: 'success',
  } satisfies ToastOptions,
  missingInformation: (missing: readonly string[]) => failure('Missing Information', missingFieldsText(missing)),
  missingPassword: failure('Missing Password', 'Please enter a password or sign in with Google.'),
  incompleteStep: (text: string) => failure('Missing Information', text),
  signInError: failure('Sign-In Error', 'An unexpected error occurred. Please try again.'),
  refusedElsewhere: failure(
    'Not submitted yet',
    'Another tab tried to submit this application and couldn’t. Everything you filled in is still here.',
  ),
  workPhotosLost: failure(
    'Some work photos are missing',
    'We couldn’t upload them. You can add them to your portfolio later.',
  ),
} as const;

/** Refusals that created nothing, and that only their own text explains. */
const selfExplainingCodes: readonly string[] = [
  profileErrors.username_taken.code,
  applicationErrors.already_approved.code,
  applicationErrors.suspended.code,
];

/**
 * Returns the toast for a failed submission, chosen by what its message mentions (ERR-019 to ERR-024). The name of a
 * document mentions nothing: its upload comes before everything else.
 */
export function completionFailureToast(error: ApiFailure): ToastOptions {
  const { code, message } = error;
  if (error instanceof DocumentFailure) return failure('File Upload Failed', message);
  if (selfExplainingCodes.includes(code)) return failure('Profile Creation Error', message);
  const words = message.toLowerCase();
  if (words.includes('profile')) return failure('Profile Creation Failed', message);
  if (words.includes('professional')) {
    return failure(
      'Professional Account Failed',
      'Your profile was created, but there was an issue setting up your professional account. Please contact support.',
    );
  }
  if (words.includes('upload')) return failure('File Upload Failed', message);
  return failure('Profile Creation Error', message);
}
