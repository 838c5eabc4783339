import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogPosition } from './log-position.ts';

/** A request that changes nothing, and what it has to see. */
export interface ReadScope {
  /** Up to where its sender has written. */
  seen: LogPosition;
}

const scopes = new AsyncLocalStorage<ReadScope>();

/** Runs a request that only reads, so that replicas may answer it. */
export function withReadScope<T>(scope: ReadScope, run: () => T): T {
  return scopes.run(scope, run);
}

/** Returns the scope of the current request; undefined for one that writes, and outside of requests. */
export function currentReadScope(): ReadScope | undefined {
  return scopes.getStore();
}
