import type { RateLimit } from '#app/platform/http/rate-limit.server.ts';

/**
 * Mailed links followed from one network: guessing one is hopeless, and each costs a lookup. More than sign up from
 * one network, or some could not confirm.
 */
export const confirmationsPerNetwork: RateLimit = { name: 'email-confirmation', points: 300, seconds: 60 * 60 };
