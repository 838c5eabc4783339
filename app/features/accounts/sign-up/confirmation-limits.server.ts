import type { RateLimit } from '#app/platform/http/rate-limit.server.ts';

/**
 * Links of mails that are followed, from one network: guessing one is hopeless, and asking costs a look-up. More than
 * sign up from there, or some could not confirm.
 */
export const confirmationsPerNetwork: RateLimit = { name: 'email-confirmation', points: 300, seconds: 60 * 60 };
