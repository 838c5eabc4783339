import type { RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';

/**
 * Mailed links followed from one network: guessing one is hopeless, and each costs a lookup. Above the limit for
 * sign-ups from one network; otherwise some people could not confirm.
 */
export const confirmationsPerNetwork: RateLimit = { name: 'email-confirmation', points: 300, seconds: 60 * 60 };
