import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import type { ToastOptions } from '#app/ui/toasts/toast.ts';
import { availabilityErrors } from './availability.errors.ts';

/** Messages for data that cannot be loaded, as documented (document 2, section 8; their endings: OPEN-40). */
export const loadFailures = {
  hours: 'Failed to load your working hours. Please try again.',
  services: 'Failed to load your services. Please try again.',
  blocks: 'Failed to load your blocked time slots. Please try again.',
} as const;
export type LoadFailure = keyof typeof loadFailures;

export function loadFailure(what: LoadFailure): ToastOptions {
  return { tone: 'error', title: 'Error', description: loadFailures[what] };
}

const saving = {
  hours: 'We couldn’t save your hours',
  times: 'We couldn’t save your service times',
  block: 'We couldn’t block this time',
  removal: 'We couldn’t remove the block',
} as const;

const blocksUnavailable = 'The blocked time slots feature is not available yet. Please contact support.';

/** Returns the toast for a change that was refused or failed; the form keeps what was typed. */
export function saveFailure(what: keyof typeof saving, error: unknown): ToastOptions {
  if (!(error instanceof ApiFailure)) return { tone: 'error', title: saving[what], description: 'Please try again.' };
  if (error.code === availabilityErrors.profile_incomplete.code)
    return { tone: 'error', title: 'Profile Incomplete', description: error.message };
  const isBlock = what === 'block' || what === 'removal';
  if (isBlock && error.code === 'internal')
    return { tone: 'error', title: 'Database Error', description: blocksUnavailable };
  return { tone: 'error', title: saving[what], description: error.message };
}
