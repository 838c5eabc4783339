import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { networkOf } from '#app/lib/network/network-of.ts';
import { config } from '#app/platform/config/config.server.ts';

/**
 * Returns the caller's IP: the socket's, or the one that the outermost of our TRUSTED_PROXIES proxies saw. Entries
 * further left in X-Forwarded-For come from the client and are not trusted.
 */
export function clientIp(context: Context): string {
  const hops = config().TRUSTED_PROXIES;
  const forwarded = hops > 0 ? (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim()) : [];
  return forwarded.at(-hops) || socketIp(context);
}

/** Returns the caller's network, for counting uses: of an IPv6 address the /64, which belongs to one customer. */
export function clientNetwork(context: Context): string {
  return networkOf(clientIp(context));
}

function socketIp(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    // Requests made in process (tests) have no socket.
    return 'in-process';
  }
}

/**
 * Returns the headers of a request with that IP, for the list of a person's sessions; a client's own header is
 * overwritten.
 */
export function withClientIp(context: Context): Headers {
  const headers = new Headers(context.req.raw.headers);
  headers.set('x-doorstep-client', clientIp(context));
  return headers;
}
