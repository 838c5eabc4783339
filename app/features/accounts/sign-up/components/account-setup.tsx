import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#app/api-client.ts';
import { joinUrl } from '#app/pages/page-urls.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import { newIdempotencyKey } from '#app/platform/http/calls/new-idempotency-key.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import { announceSessionEvent } from '../../session/session-client.ts';
import { useLogOut } from '../../session/components/use-log-out.ts';

/** Asks signed-in users without a type what they are here for. */
export function AccountSetup({ email }: { email: string }) {
  const { busy, becomeClient } = useBecomeClient();
  const logOut = useLogOut();
  return (
    <div className="flex flex-col gap-3">
      <Button size="large" wide loading={busy} onClick={becomeClient}>
        I&apos;m a Client
      </Button>
      <ButtonLink to={joinUrl} variant="secondary" size="large" wide>
        I&apos;m a Professional
      </ButtonLink>
      <Button variant="quiet" wide onClick={logOut}>
        Sign Out
      </Button>
      <p className="mt-3 text-center text-sm text-dim">
        Signed in as <span className="wrap-anywhere">{email}</span>
      </p>
    </div>
  );
}

function useBecomeClient() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const becomeClient = async () => {
    setBusy(true);
    try {
      await api.post('/profiles', { idempotencyKey: newIdempotencyKey() });
    } catch (error) {
      // A second press or another tab was faster: the profile exists.
      if (!(error instanceof ApiFailure && error.code === 'profile_exists')) {
        toast({
          title: 'We couldn’t set up your account',
          description: error instanceof Error ? error.message : '',
          tone: 'error',
        });
        return setBusy(false);
      }
    }
    await announceSessionEvent('user-updated');
    await navigate('/dashboard/client', { replace: true });
  };
  return { busy, becomeClient };
}
