import type { IncomingMessage, ServerResponse } from 'node:http';

let leaving = false;

/** From now on this instance sends its callers elsewhere (docs/decisions/029-instances-come-and-go.md). */
export function leave(): void {
  leaving = true;
}

/** Whether this instance was asked to stop. */
export function isLeaving(): boolean {
  return leaving;
}

/** What asks about this instance itself is told what is the matter. */
const healthPaths = ['/healthz', '/readyz'];

/**
 * What becomes of a request that comes to an instance that leaves: its connection carries no further one, and behind
 * a proxy a read is turned away unanswered. Every proxy then asks another instance and lets this one be, so that
 * nobody is under way to it at the moment when it stops listening. What changes something is still done: no proxy may
 * repeat it.
 * @returns whether the request was turned away.
 */
export function rejectWhileLeaving(request: IncomingMessage, response: ServerResponse, behindProxy: boolean): boolean {
  if (!leaving) return false;
  response.setHeader('connection', 'close');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!behindProxy || !isRead || healthPaths.includes(request.url ?? '')) return false;
  request.socket.destroy();
  return true;
}
