import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { config } from '#app/platform/config/config.server.ts';

/**
 * The network address of whoever asks: the socket's, or what the outermost of TRUSTED_PROXIES proxies of ours saw.
 * Entries further left in X-Forwarded-For are the client's own words and are not believed.
 */
export function clientAddress(context: Context): string {
  const hops = config().TRUSTED_PROXIES;
  const forwarded = hops > 0 ? (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim()) : [];
  return forwarded.at(-hops) || socketAddress(context);
}

function socketAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    // Requests made in process (tests) have no socket.
    return 'in-process';
  }
}
