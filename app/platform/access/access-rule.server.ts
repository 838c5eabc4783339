import type { MiddlewareHandler } from 'hono';

const accessName = Symbol('access rule');

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

/** Open to everyone: explicit, because boot fails for a route that names no rule. */
export const publicAccess = accessRule('public', (_context, next) => next());

type RegisteredRoute = { method: string; path: string; handler: unknown };

/** Returns every endpoint with the rule it names; `undefined` if it names none. */
export function accessOfRoutes(routes: RegisteredRoute[]): { endpoint: string; rule: string | undefined }[] {
  const rules = new Map<string, string | undefined>();
  for (const { method, path, handler } of routes) {
    if (method === 'ALL') continue;
    const endpoint = `${method} ${path}`;
    rules.set(endpoint, accessRuleName(handler) ?? rules.get(endpoint));
  }
  return [...rules].map(([endpoint, rule]) => ({ endpoint, rule }));
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
