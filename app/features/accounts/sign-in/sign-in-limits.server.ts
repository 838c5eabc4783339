import type { Context } from 'hono';
import { clientNetwork } from '#app/platform/http/requests/client-ip.server.ts';
import { consumeRateLimit, returnRateLimit, type RateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { knownDevice } from '../security/known-devices.server.ts';

const minute = 60;
const perKnownDevice: RateLimit = { name: 'sign-in-device', points: 10, seconds: 5 * minute };
const perNetwork: RateLimit = { name: 'sign-in-network', points: 200, seconds: 5 * minute };
const perNetworkAndEmail: RateLimit = { name: 'sign-in-pair', points: 10, seconds: 5 * minute };
const perEmail: RateLimit = { name: 'sign-in-address', points: 100, seconds: 60 * minute };

/**
 * Counts a sign-in attempt before its password is checked, so that concurrent ones count, too. A browser that knows
 * the email has its own count, which strangers cannot use up (docs/decisions/008-brute-force.md).
 * @returns how to take the attempt back if it was no wrong guess
 * @throws AppError too_many_requests
 */
export async function countSignInAttempt(context: Context, email: string): Promise<() => Promise<void>> {
  const counts = countsFor(context, email);
  for (const [limit, key] of counts) await consumeRateLimit(limit, key);
  return async () => {
    await Promise.all(counts.map(([limit, key]) => returnRateLimit(limit, key)));
  };
}

function countsFor(context: Context, email: string): [RateLimit, key: string][] {
  const device = knownDevice(context, email);
  if (device) return [[perKnownDevice, device]];
  const network = clientNetwork(context);
  return [
    [perNetwork, network],
    [perNetworkAndEmail, `${network} ${email}`],
    [perEmail, email],
  ];
}
