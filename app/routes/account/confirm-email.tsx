import { type FormEvent, useState } from 'react';
import { data, Link, useSearchParams } from 'react-router';
import { api } from '#app/api-client.ts';
import { accountErrors } from '#app/features/accounts/accounts.errors.ts';
import { confirmEmailChange } from '#app/features/accounts/email-change/commands/change-email.server.ts';
import { AuthPage } from '#app/features/sign-in/components/auth-page.tsx';
import { confirmationsPerNetwork } from '#app/features/accounts/sign-up/confirmation-limits.ts';
import { findViewer } from '#app/features/sessions/queries/find-viewer.server.ts';
import { announceSessionEvent } from '#app/features/sessions/session-client.ts';
import { AppError, errorKinds } from '#app/platform/errors/app-error.ts';
import { consumeRateLimit } from '#app/platform/http/requests/rate-limit.server.ts';
import { visitorNetwork } from '#app/platform/http/pages/visitor.server.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FormError } from '#app/ui/fields/form-error.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/confirm-email';

export function meta() {
  return [{ title: 'Confirm your new email | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

type Outcome = { email: string } | { problem: string; isDead: boolean };

const deadText = 'It may have been used already, or it’s too old. You can request a new one in your account.';

/** Handles the button in a browser without JavaScript, or before hydration; otherwise the form calls the API. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  try {
    await consumeRateLimit(confirmationsPerNetwork, context.get(visitorNetwork));
    return data<Outcome>(await confirmEmailChange(token, await findViewer(request.headers)));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, kind, message } = error;
    const isDead = code === accountErrors.dead_link.code;
    return data<Outcome>({ isDead, problem: isDead ? deadText : message }, errorKinds[kind]);
  }
}

/**
 * The page behind the link in the new mailbox. The change takes a press, because programs that open links in mails
 * before people do must not make it.
 */
export default function ConfirmEmail({ actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const [outcome, setOutcome] = useState<Outcome | undefined>(actionData);
  const { busy, run } = useAction(
    async () => {
      setOutcome(await api.post('/account/email-change/confirm', { json: { token: query.get('token') ?? '' } }));
      await announceSessionEvent('user-updated');
    },
    {
      onFailure: ({ status, message }) => {
        const isDead = status === 410 || status === 422;
        setOutcome({ isDead, problem: isDead ? deadText : message });
      },
    },
  );
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    return run();
  };
  if (outcome && 'email' in outcome) return <Changed email={outcome.email} />;
  return (
    <AuthPage
      title="Is this your new email?"
      text="Confirm it to sign in to Doorstep with the email address this link was sent to."
    >
      <form method="post" onSubmit={confirm} className="flex flex-col gap-6">
        {outcome ? (
          <FormError title={outcome.isDead ? 'This link no longer works' : 'Not confirmed'}>
            {outcome.problem}
          </FormError>
        ) : null}
        {outcome?.isDead ? (
          <ButtonLink to="/account/security" size="large">
            Open my account
          </ButtonLink>
        ) : (
          <Button type="submit" size="large" wide loading={busy}>
            Confirm my new email
          </Button>
        )}
        <p className="text-sm text-dim">Didn’t ask for this? Close this page and nothing changes.</p>
      </form>
    </AuthPage>
  );
}

function Changed({ email }: { email: string }) {
  return (
    <AuthPage title="Your email has been changed">
      <div className="flex flex-col gap-6">
        <Notice title="All set">
          You now sign in with <strong className="wrap-anywhere text-ink">{email}</strong>.
        </Notice>
        <ButtonLink to="/account/security" size="large">
          Open my account
        </ButtonLink>
        <Link to="/" className="text-link self-start">
          Back to the home page
        </Link>
      </div>
    </AuthPage>
  );
}
