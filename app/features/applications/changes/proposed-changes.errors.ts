import { defineErrors } from '#app/platform/errors/app-error.ts';
import { applicationLimits } from '../application-limits.ts';

/** Why a change cannot be requested or decided. */
export const changeErrors = defineErrors({
  change_not_found: { kind: 'not_found', message: 'This change was decided or taken back already.' },
  change_needs_approval: { kind: 'conflict', message: 'Your application is not approved yet. Change it there.' },
  change_of_suspended: { kind: 'conflict', message: 'Your professional account is suspended. Please write to us.' },
  last_certification: { kind: 'conflict', message: 'At least one certification has to stay. Replace it instead.' },
  certifications_full: {
    kind: 'conflict',
    message: `You can hand in at most ${applicationLimits.certifications} certifications.`,
  },
  insurance_exists: { kind: 'conflict', message: 'There is an insurance already. Replace it instead.' },
  document_used: {
    kind: 'conflict',
    message: 'This file is part of something that was handed in. Please upload it again.',
  },
  categories_unchanged: { kind: 'conflict', message: 'These are your categories already.' },
});
