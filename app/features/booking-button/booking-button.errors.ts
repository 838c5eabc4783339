import { defineErrors } from '#app/platform/errors/app-error.ts';

export const bookingButtonErrors = defineErrors({
  site_not_allowed: {
    kind: 'invalid',
    message: 'Each line needs one site with https, such as https://www.example.com, without *.',
    type: 'validation',
  },
  dead_guest_link: { kind: 'gone', message: 'This link was used, or is too old.' },
});
