import type { RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';

const hour = 60 * 60;

/** How often guests may ask for a confirmation mail: anybody can type anybody's email. */
export const guestLimits = {
  perEmail: { name: 'guest-booking-email', points: 4, seconds: hour },
  perNetwork: { name: 'guest-booking-network', points: 20, seconds: hour },
  perProfessional: { name: 'guest-booking-professional', points: 100, seconds: hour },
} as const satisfies Record<string, RateLimit>;
