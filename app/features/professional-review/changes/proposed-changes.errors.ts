import { defineErrors } from '#app/platform/errors/app-error.ts';
import { documentLimits } from '#app/features/professional-documents/document-limits.ts';

/** Why a change cannot be requested or decided. */
export const changeErrors = defineErrors({
  change_not_found: { kind: 'not_found', message: 'This change was already decided or taken back.' },
  change_needs_approval: {
    kind: 'conflict',
    message: 'Your application isn’t approved yet. Make this change in your application.',
  },
  change_of_suspended: { kind: 'conflict', message: 'Your professional account is suspended. Please contact us.' },
  last_certification: { kind: 'conflict', message: 'You need to keep at least one certification. Replace it instead.' },
  certifications_full: {
    kind: 'conflict',
    message: `You can submit up to ${documentLimits.certifications} certifications.`,
  },
  insurance_exists: { kind: 'conflict', message: 'You already have an insurance document. Replace it instead.' },
  document_used: {
    kind: 'conflict',
    message: 'This file was already submitted. Please upload it again.',
  },
  categories_unchanged: { kind: 'conflict', message: 'These are already your categories.' },
});
