import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<() => string>();

/** Runs a request so that its effects can record where it came from; `find` is called only if needed. */
export function withCallerNetwork<T>(find: () => string, run: () => T): T {
  return scope.run(find, run);
}

/** Returns the network of the current request's caller (clientNetwork); null for jobs and scripts. */
export function callerNetwork(): string | null {
  return scope.getStore()?.() ?? null;
}
