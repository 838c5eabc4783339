import type { Context } from 'hono';
import { clientNetwork } from '#app/platform/http/client-ip.server.ts';
import { consumeRateLimit, returnRateLimit, type RateLimit } from '#app/platform/http/rate-limit.server.ts';
import { knownDevice } from '../security/known-devices.server.ts';

const minute = 60;
const perKnownDevice: RateLimit = { name: 'sign-in-device', points: 10, seconds: 5 * minute };
const perNetwork: RateLimit = { name: 'sign-in-network', points: 200, seconds: 5 * minute };
const perNetworkAndEmail: RateLimit = { name: 'sign-in-pair', points: 10, seconds: 5 * minute };
const perEmail: RateLimit = { name: 'sign-in-address', points: 100, seconds: 60 * minute };

/**
 * Counts an attempt to sign in before its password is looked at, so that many at one moment are counted, too. A browser
 * that knows the address has a count of its own, which strangers cannot use up (docs/decisions/008-brute-force.md).
 * @returns how to take the attempt back when it was no wrong guess.
 * @throws AppError too_many_requests.
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
