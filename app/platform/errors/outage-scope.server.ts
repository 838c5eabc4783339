import { AsyncLocalStorage } from 'node:async_hooks';
import { isOutage } from './outage.ts';

/** The database outage that one request met, if any. */
export type OutageScope = { outage?: unknown };

const scopes = new AsyncLocalStorage<OutageScope>();

/** Runs a request so that an outage it meets is recorded, even if libraries wrap, swallow or answer it themselves. */
export function withOutageScope<T>(scope: OutageScope, run: () => T): T {
  return scopes.run(scope, run);
}

/** Returns the scope of the current request, for a driver that learns of the failure outside it. */
export function currentOutageScope(): OutageScope | undefined {
  return scopes.getStore();
}

/** Records a database failure, if it is an outage, in the request that met it. */
export function recordOutage(scope: OutageScope | undefined, failure: unknown): void {
  if (scope && isOutage(failure)) scope.outage ??= failure;
}
