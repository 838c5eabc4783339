import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { api } from '#app/api-client.ts';
import { AuthPage } from '#app/features/accounts/components/auth-page.tsx';
import { announceSessionEvent } from '#app/features/accounts/session-client.ts';
import { ApiFailure } from '#app/platform/http/api-failure.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FormError } from '#app/ui/form-error.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

export function meta() {
  return [{ title: 'Confirm your new email | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

type Outcome = { email: string } | { problem: string; isDead: boolean };

/**
 * Where the link in the new mailbox leads. The change takes a press: programs that look at links in mails before people
 * do must not make it.
 */
export default function ConfirmEmail() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const confirm = async () => {
    setBusy(true);
    try {
      setOutcome(await api.post('/account/email-change/confirm', { json: { token: query.get('token') ?? '' } }));
      await announceSessionEvent('user-updated');
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const isDead = error.status === 410 || error.status === 422;
      setOutcome({ isDead, problem: isDead ? 'It may have been used already, or it is too old. You can ask for a new one in your account.' : error.message });
    } finally {
      setBusy(false);
    }
  };
  if (outcome && 'email' in outcome) return <Changed email={outcome.email} />;
  return (
    <AuthPage title="Is this your new address?" text="One press, and you sign in to Doorstep with the address to which this link was mailed.">
      <div className="flex flex-col gap-6">
        {outcome ? <FormError title={outcome.isDead ? 'This link no longer works' : 'Not confirmed'}>{outcome.problem}</FormError> : null}
        {outcome?.isDead ? (
          <ButtonLink to="/account/security" size="large">
            Open my account
          </ButtonLink>
        ) : (
          <Button size="large" wide loading={busy} disabled={!hydrated} onClick={confirm}>
            Confirm my new email
          </Button>
        )}
        <p className="text-sm text-dim">You did not ask for this? Then close this page: nothing changes.</p>
      </div>
    </AuthPage>
  );
}

function Changed({ email }: { email: string }) {
  return (
    <AuthPage title="Your email is changed">
      <div className="flex flex-col gap-6">
        <Notice title="All set">
          From now on you sign in with <strong className="wrap-anywhere text-ink">{email}</strong>.
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
