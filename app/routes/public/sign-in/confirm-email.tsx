import { data, redirect } from 'react-router';
import { confirmationsPerNetwork } from '#app/features/accounts/sign-up/confirmation-limits.ts';
import { AuthPage } from '#app/features/sign-in/components/auth-page.tsx';
import { accountErrors } from '#app/features/accounts/accounts.errors.ts';
import { confirmEmail } from '#app/features/accounts/sign-up/commands/confirm-email.server.ts';
import { pageLibraryHeaders } from '#app/platform/auth/library-headers.server.ts';
import { loginUrl } from '#app/features/sessions/login-url.ts';
import { findEmailConfirmation } from '#app/features/accounts/sign-up/queries/find-email-confirmation.server.ts';
import { sessionHintFor } from '#app/features/sessions/session-hint-cookie.server.ts';
import { AppError, errorKinds, isErrorOf } from '#app/platform/errors/app-error.ts';
import { consumeRateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { visitorNetwork } from '#app/platform/http/pages/visitor.server.ts';
import { isApplicationPage } from '#app/features/accounts/sign-up/application-page.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import type { Route } from './+types/confirm-email';

export function meta() {
  return [{ title: 'Confirm your email | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/**
 * Programs open links in mails before people do, so a GET changes nothing. A dead link leads to where another one can
 * be mailed.
 */
export async function loader({ params }: Route.LoaderArgs) {
  const link = await findEmailConfirmation(params.token);
  if (!link.isLive) throw redirect(deadLinkPage(link.returnTo));
  return { isApplication: isApplicationPage(link.returnTo) };
}

/** Handles the button, an HTML form: it works before hydration and without JavaScript. */
export async function action({ params, request, context }: Route.ActionArgs) {
  try {
    await consumeRateLimit(confirmationsPerNetwork, context.get(visitorNetwork));
    const { answer, returnTo } = await confirmEmail(
      params.token,
      pageLibraryHeaders(request.headers, context.get(visitorNetwork)),
    );
    return redirect(returnTo, { status: 303, headers: sessionHeaders(answer) });
  } catch (error) {
    if (isErrorOf(error, accountErrors.dead_link))
      return redirect(deadLinkPage((await findEmailConfirmation(params.token)).returnTo), 303);
    if (!(error instanceof AppError)) throw error;
    return data({ failure: error.message }, errorKinds[error.kind]);
  }
}

function deadLinkPage(returnTo: string | undefined): string {
  return loginUrl({ error: 'confirmation_link', returnTo });
}

function sessionHeaders(answer: Response): Headers {
  const cookies = answer.headers.getSetCookie();
  const headers = new Headers();
  for (const cookie of [...cookies, sessionHintFor(cookies)]) if (cookie) headers.append('set-cookie', cookie);
  return headers;
}

export default function ConfirmEmail({ loaderData: { isApplication }, actionData }: Route.ComponentProps) {
  return (
    <AuthPage title="Confirm your email" text="One click and your account is ready.">
      <form method="post" className="flex flex-col gap-6">
        {actionData ? <FormError title="Not confirmed">{actionData.failure}</FormError> : null}
        {isApplication ? (
          <Notice title="Is this the browser you applied in?">
            Your application is saved there, and confirming in it hands the application in. We don’t have it before.
          </Notice>
        ) : null}
        <Button type="submit" size="large" wide>
          Confirm my email
        </Button>
        <p className="text-sm text-dim">Didn’t sign up? Close this page and nothing happens.</p>
      </form>
    </AuthPage>
  );
}
