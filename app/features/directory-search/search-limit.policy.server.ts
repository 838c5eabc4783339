import type { MiddlewareHandler } from 'hono';
import { data } from 'react-router';
import { config } from '#app/platform/config/config.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { clientNetwork } from '#app/platform/http/requests/client-ip.server.ts';
import { consumeRateLimit } from '#app/platform/http/requests/rate-limit.server.ts';

/**
 * Counts a search of this network.
 * @throws AppError too_many_requests with the seconds to wait
 */
function countSearch(network: string): Promise<void> {
  return consumeRateLimit(
    { name: 'searches-network', points: config().SEARCHES_PER_MINUTE, seconds: 60, inProcess: true },
    network,
  );
}

/** Middleware that limits searches of an endpoint. */
export const limitSearches: MiddlewareHandler = async (context, next) => {
  await countSearch(clientNetwork(context));
  await next();
};

/**
 * Limits searches of a page; the nearest error page shows what it throws.
 * @throws a 429 of React Router's
 */
export async function assertPageMaySearch(network: string): Promise<void> {
  try {
    await countSearch(network);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw data(null, {
      status: 429,
      headers: { 'retry-after': String(Math.ceil(error.details.retryAfterSeconds ?? 60)) },
    });
  }
}
