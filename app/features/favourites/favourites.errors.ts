import { defineErrors } from '#app/platform/errors/app-error.ts';
import { favouriteLimits } from './favourite-limits.ts';

export const favouriteErrors = defineErrors({
  profile_needed: { kind: 'conflict', message: 'Please finish setting up your account first.' },
  too_many_favourites: {
    kind: 'conflict',
    message: `You can save up to ${favouriteLimits.most} professionals. Remove one to save another.`,
  },
});
