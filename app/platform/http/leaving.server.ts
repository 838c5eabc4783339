import type { IncomingMessage, ServerResponse } from 'node:http';

let leaving = false;

/** Makes this instance send its callers elsewhere from now on (docs/decisions/029-instances-come-and-go.md). */
export function leave(): void {
  leaving = true;
}

/** Whether this instance was asked to stop. */
export function isLeaving(): boolean {
  return leaving;
}

/** Health checks of this instance itself are still answered. */
const healthPaths = ['/healthz', '/readyz'];

/**
 * Handles a request to an instance that is stopping: its connection is closed afterwards, and behind a proxy a read
 * is dropped unanswered. A proxy then asks another instance and stops using this one, so that no request is on its
 * way when it stops listening. A change is still executed, because a proxy must not repeat it.
 * @returns whether the request was dropped
 */
export function rejectWhileLeaving(request: IncomingMessage, response: ServerResponse, behindProxy: boolean): boolean {
  if (!leaving) return false;
  response.setHeader('connection', 'close');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!behindProxy || !isRead || healthPaths.includes(request.url ?? '')) return false;
  request.socket.destroy();
  return true;
}
