import { defineErrors } from '#app/platform/errors/app-error.ts';
import { portfolioLimits } from './portfolio-limits.ts';

export const professionalErrors = defineErrors({
  professional_not_found: { kind: 'not_found', message: 'Professional not found' },
  invalid_work_photo: { kind: 'invalid', message: 'Invalid file provided for work photo upload.', type: 'validation' },
  profile_photo_unknown: {
    kind: 'invalid',
    message: 'This picture wasn’t uploaded by you. Please upload it again.',
    type: 'validation',
  },
  work_photo_not_found: { kind: 'not_found', message: 'Photo not found' },
  caption_changed: {
    kind: 'conflict',
    message: 'This caption was changed in another tab or on another device.',
  },
  order_changed: { kind: 'conflict', message: 'The order was changed in another tab or on another device.' },
  publishing_suspended: {
    kind: 'conflict',
    message: 'Your professional account is suspended, so you can’t show new pictures for now. Please contact us.',
  },
  portfolio_full: {
    kind: 'conflict',
    message: `A portfolio can have up to ${portfolioLimits.photos} photos. Please delete some first.`,
  },
});
