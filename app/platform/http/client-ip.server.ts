import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { networkOf } from '#app/lib/network-of.ts';
import { config } from '#app/platform/config/config.server.ts';

/**
 * The network address of whoever asks: the socket's, or what the outermost of TRUSTED_PROXIES proxies of ours saw.
 * Entries further left in X-Forwarded-For are the client's own words and are not believed.
 */
export function clientIp(context: Context): string {
  const hops = config().TRUSTED_PROXIES;
  const forwarded = hops > 0 ? (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim()) : [];
  return forwarded.at(-hops) || socketIp(context);
}

/** The network of whoever asks, for counting uses: of an IPv6 address the /64, which one customer has whole. */
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

/** The headers of a request with that address, for the list of one's sessions; a client's own header is overwritten. */
export function withClientIp(context: Context): Headers {
  const headers = new Headers(context.req.raw.headers);
  headers.set('x-doorstep-client', clientIp(context));
  return headers;
}
