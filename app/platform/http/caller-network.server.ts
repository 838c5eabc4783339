import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<() => string>();

/** Runs a request so that what it causes can say where it came from; `find` is asked when somebody wants to know. */
export function withCallerNetwork<T>(find: () => string, run: () => T): T {
  return scope.run(find, run);
}

/** The network of whoever caused what runs now (clientNetwork); null for jobs and scripts. */
export function callerNetwork(): string | null {
  return scope.getStore()?.() ?? null;
}
