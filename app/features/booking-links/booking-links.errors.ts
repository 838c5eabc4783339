import { defineErrors } from '#app/platform/errors/app-error.ts';
import { linkLimits } from './link-limits.ts';

export const bookingLinkErrors = defineErrors({
  link_name_taken: {
    kind: 'invalid',
    message: 'This name is taken, or looks too much like one that is. Please choose another.',
    type: 'validation',
  },
  link_name_reserved: {
    kind: 'invalid',
    message: 'This name could be mistaken for one of ours. Please choose another.',
    type: 'validation',
  },
  link_changed_often: {
    kind: 'conflict',
    message: `You changed your link ${linkLimits.replacedMaximum} times in ${linkLimits.leadsOnDays} days. Your earlier links still work, so please wait a little.`,
  },
});
