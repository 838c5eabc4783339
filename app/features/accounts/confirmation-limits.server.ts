import type { RateLimit } from '#app/platform/http/rate-limit.server.ts';

/** Links of mails that are followed, from one network: guessing one is hopeless, and asking costs a look-up. */
export const confirmationsPerNetwork: RateLimit = { name: 'email-confirmation', points: 60, seconds: 60 * 60 };
