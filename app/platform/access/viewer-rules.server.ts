import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { AppError, platformErrors, type ErrorDefinition } from '../errors/app-error.ts';
import type { ApiVariables } from '../http/api/api-environment.server.ts';
import { expectedPersonHeader } from '../http/calls/expected-person.ts';
import { accessRule } from './access-rule.server.ts';
import { accessErrors } from './access.errors.ts';
import { isAdmin, type Viewer } from './viewer.ts';

/** What handlers behind these rules can read. */
export type ViewerEnvironment = { Variables: ApiVariables & { viewer: Viewer } };

/** Gives the access rules the way to a request's viewer, which a room below knows. */
export function viewersFrom(findViewer: ApiVariables['findViewer']) {
  return createMiddleware<{ Variables: ApiVariables }>(async (context, next) => {
    context.set('findViewer', findViewer);
    await next();
  });
}

/** Access rule: a signed-in user, with this call's own error for everyone else. */
export function signedInOr(missing?: ErrorDefinition) {
  return accessRule(
    'signed-in',
    createMiddleware<ViewerEnvironment>(async (context, next) => {
      const viewer = await requireViewer(context, missing);
      assertNothingOwed(viewer, context.req.path);
      context.set('viewer', viewer);
      context.set('callerId', viewer.id);
      await next();
    }),
  );
}

/** Access rule: a signed-in user. Commands check what of theirs they may touch. */
export const signedIn = signedInOr();

/** Access rule: an administrator. To everyone else the endpoint does not exist. */
export const adminOnly = accessRule(
  'admin',
  createMiddleware<ViewerEnvironment>(async (context, next) => {
    const viewer = await requireViewer(context);
    if (!isAdmin(viewer)) throw new AppError(platformErrors.not_found);
    context.set('viewer', viewer);
    await next();
  }),
);

async function requireViewer(
  context: Context<ViewerEnvironment>,
  missing: ErrorDefinition = platformErrors.unauthenticated,
): Promise<Viewer> {
  const viewer = await context.get('findViewer')(context.req.raw.headers);
  if (viewer && isExpected(viewer, context.req.header(expectedPersonHeader))) return viewer;
  // A token that was sent but is not valid is told apart from none at all.
  const sentToken = context.req.header('authorization') !== undefined;
  throw new AppError(sentToken ? accessErrors.invalid_token : missing);
}

/** Whether a request that was made some time ago is carried out for the person who made it. */
function isExpected(viewer: Viewer, expected: string | undefined): boolean {
  return expected === undefined || expected === viewer.id;
}

/** What is open to a professional who owes two-factor sign-in: its setup, and signing out. */
const openWhileOwing = /^\/api\/(?:auth|account|profiles\/me)(?:\/|$)/;

/** @throws AppError two_factor_required for a professional who has to set two-factor sign-in up first */
function assertNothingOwed(viewer: Viewer, path: string): void {
  const isOwed = viewer.owesTwoFactor && viewer.profile?.type === 'professional';
  if (isOwed && !openWhileOwing.test(path)) throw new AppError(accessErrors.two_factor_required);
}
