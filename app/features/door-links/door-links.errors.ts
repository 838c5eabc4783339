import { defineErrors } from '#app/platform/errors/app-error.ts';

/** What can go wrong with links to a visit. */
export const doorLinkErrors = defineErrors({
  door_link_impossible: { kind: 'conflict', message: 'Only a paid visit that isn’t over can be shared.' },
});
