import type { MiddlewareHandler } from 'hono';
import type { KeyScope } from './key-scopes.ts';

const accessName = Symbol('access rule');
const keyScope = Symbol('key scope');

/** A middleware that decides who may call, marked with the rule's name so that a missing rule can be detected. */
export type AccessRule = MiddlewareHandler & { [accessName]: string };

/** Marks a middleware as the access rule of a route. */
export function accessRule<Handler extends MiddlewareHandler>(name: string, handler: Handler): Handler {
  return Object.assign(handler, { [accessName]: name });
}

/** Returns the name of the rule, if this handler is one. */
export function accessRuleName(handler: unknown): string | undefined {
  return (handler as Partial<AccessRule> | undefined)?.[accessName];
}

/** Marks an access rule as accepting API keys with this scope. */
export function acceptingKeys<Handler extends MiddlewareHandler>(scope: KeyScope, handler: Handler): Handler {
  return Object.assign(handler, { [keyScope]: scope });
}

/** Returns the scope with which this rule accepts API keys; undefined if it accepts none. */
export function keyScopeOf(handler: unknown): KeyScope | undefined {
  return (handler as { [keyScope]?: KeyScope } | undefined)?.[keyScope];
}

/** Open to everyone: explicit, because boot fails for a route that names no rule. */
export const publicAccess = accessRule('public', (_context, next) => next());

type RegisteredRoute = { method: string; path: string; handler: unknown };

type Access = { rule: string | undefined; scope: KeyScope | undefined };

/** Returns every endpoint with the rule it names, `undefined` if it names none, and the scope of keys it accepts. */
export function accessOfRoutes(routes: RegisteredRoute[]): ({ endpoint: string } & Access)[] {
  const found = new Map<string, Access>();
  for (const { method, path, handler } of routes) {
    if (method === 'ALL') continue;
    const endpoint = `${method} ${path}`;
    const before = found.get(endpoint);
    const [rule, scope] = [accessRuleName(handler) ?? before?.rule, keyScopeOf(handler) ?? before?.scope];
    found.set(endpoint, { rule, scope });
  }
  return [...found].map(([endpoint, access]) => ({ endpoint, ...access }));
}

/**
 * Denies by default: a route without a rule stops the boot.
 * @throws Error naming the routes
 */
export function assertEveryRouteNamesItsAccess(routes: RegisteredRoute[]): void {
  const open = accessOfRoutes(routes).filter(({ rule }) => rule === undefined);
  if (open.length > 0)
    throw new Error(`Routes without an access rule: ${open.map(({ endpoint }) => endpoint).join(', ')}`);
}
