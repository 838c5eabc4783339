import { createMiddleware } from 'hono/factory';
import { AppError, platformErrors, type ErrorDefinition } from '../errors/app-error.ts';
import type { ApiVariables } from '../http/api/api-environment.server.ts';
import { expectedPersonHeader } from '../http/calls/expected-person.ts';
import { accessRule, acceptingKeys } from './access-rule.server.ts';
import { accessErrors } from './access.errors.ts';
import { keyIn, type FoundKey, type KeyRefusal } from './found-key.ts';
import { countKeyUse } from './key-limit.server.ts';
import type { KeyOwner, KeyScope } from './key-scopes.ts';
import { isAdmin, type SessionViewer, type Viewer } from './viewer.ts';

/** What handlers behind these rules can read. */
export type ViewerEnvironment = { Variables: ApiVariables & { viewer: SessionViewer } };
/** What handlers can read that API keys may call. */
export type KeyEnvironment = { Variables: ApiVariables & { viewer: Viewer } };

/** Gives the access rules the way to a request's viewer and API key, which rooms below know. */
export function viewersFrom(finders: Pick<ApiVariables, 'findViewer' | 'findKey'>) {
  return createMiddleware<{ Variables: ApiVariables }>(async (context, next) => {
    context.set('findViewer', finders.findViewer);
    context.set('findKey', finders.findKey);
    await next();
  });
}

/** Access rule: a signed-in user, with this call's own error for everyone else. */
export function signedInOr(missing?: ErrorDefinition) {
  return accessRule(
    'signed-in',
    createMiddleware<ViewerEnvironment>(async (context, next) => {
      const viewer = await requireViewer(context.get('findViewer'), context.req.raw.headers, missing);
      assertNothingOwed(viewer, context.req.path);
      context.set('viewer', viewer);
      context.set('callerId', viewer.id);
      await next();
    }),
  );
}

/** Access rule: a signed-in user. Commands check what of theirs they may touch. */
export const signedIn = signedInOr();

/** `owner`: only keys of this kind. `missing`: the call's own error without a session. */
type KeyRule = { owner?: KeyOwner; missing?: ErrorDefinition };

/**
 * Access rule: a signed-in user, or an API key with this scope. Every other rule refuses keys, so a new endpoint has
 * to name a scope to be open to them.
 */
export function signedInOrKey(scope: KeyScope, { owner, missing }: KeyRule = {}) {
  const rule = createMiddleware<KeyEnvironment>(async (context, next) => {
    const secret = keyIn(context.req.raw.headers);
    const viewer =
      secret === undefined
        ? await requireViewer(context.get('findViewer'), context.req.raw.headers, missing)
        : await requireKey(await context.get('findKey')(secret), scope, owner);
    assertNothingOwed(viewer, context.req.path);
    context.set('viewer', viewer);
    context.set('callerId', viewer.id);
    await next();
  });
  return acceptingKeys(scope, accessRule('signed-in', rule));
}

/** @throws AppError invalid_key, key_revoked, key_expired, too_many_requests, key_scope_missing */
async function requireKey(found: FoundKey | KeyRefusal, scope: KeyScope, owner: KeyOwner | undefined): Promise<Viewer> {
  if (found === 'unknown') throw new AppError(accessErrors.invalid_key);
  if (found === 'revoked') throw new AppError(accessErrors.key_revoked);
  if (found === 'expired') throw new AppError(accessErrors.key_expired);
  const { viewer, scopes, perMinute } = found;
  await countKeyUse(viewer.key.id, perMinute);
  const isOwners = owner === undefined || viewer.key.owner === owner;
  if (!scopes.includes(scope) || !isOwners) throw new AppError(accessErrors.key_scope_missing, { extra: { scope } });
  return viewer;
}

/** Access rule: an administrator. To everyone else the endpoint does not exist. */
export const adminOnly = accessRule(
  'admin',
  createMiddleware<ViewerEnvironment>(async (context, next) => {
    const viewer = await requireViewer(context.get('findViewer'), context.req.raw.headers);
    if (!isAdmin(viewer)) throw new AppError(platformErrors.not_found);
    context.set('viewer', viewer);
    await next();
  }),
);

async function requireViewer(
  findViewer: ApiVariables['findViewer'],
  headers: Headers,
  missing: ErrorDefinition = platformErrors.unauthenticated,
): Promise<SessionViewer> {
  if (keyIn(headers) !== undefined) throw new AppError(accessErrors.key_not_accepted);
  const viewer = await findViewer(headers);
  if (viewer && isExpected(viewer, headers.get(expectedPersonHeader))) return viewer;
  // A token that was sent but is not valid is told apart from none at all.
  throw new AppError(headers.has('authorization') ? accessErrors.invalid_token : missing);
}

/** Whether a request that was made some time ago is carried out for the person who made it. */
function isExpected(viewer: Viewer, expected: string | null): boolean {
  return expected === null || expected === viewer.id;
}

/** What is open to a professional who owes two-factor sign-in: its setup, and signing out. */
const openWhileOwing = /^\/api\/(?:auth|account|profiles\/me)(?:\/|$)/;

/** @throws AppError two_factor_required for a professional who has to set two-factor sign-in up first */
function assertNothingOwed(viewer: Viewer, path: string): void {
  const isOwed = viewer.owesTwoFactor && viewer.profile?.type === 'professional';
  if (isOwed && !openWhileOwing.test(path)) throw new AppError(accessErrors.two_factor_required);
}
