import { AsyncLocalStorage } from 'node:async_hooks';
import { isOutage } from './outage.ts';

/** What befell the database during one request. */
export type OutageScope = { outage?: unknown };

const scopes = new AsyncLocalStorage<OutageScope>();

/**
 * Runs a request so that an outage it meets is remembered, however libraries wrap, swallow or answer it themselves.
 */
export function withOutageScope<T>(scope: OutageScope, run: () => T): T {
  return scopes.run(scope, run);
}

/** The request that asks now, for a driver that hears of the failure outside of it. */
export function currentOutageScope(): OutageScope | undefined {
  return scopes.getStore();
}

/** Remembers a failure of the database's, if it is an outage, in the request that met it. */
export function recordOutage(scope: OutageScope | undefined, failure: unknown): void {
  if (scope && isOutage(failure)) scope.outage ??= failure;
}
