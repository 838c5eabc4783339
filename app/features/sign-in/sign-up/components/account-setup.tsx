import { api } from '#app/api-client.ts';
import { joinUrl } from '#app/pages/page-urls.ts';
import { orDoneBefore } from '#app/platform/http/calls/or-done-before.ts';
import { newIdempotencyKey } from '#app/platform/http/calls/new-idempotency-key.ts';
import { useAction } from '#app/ui/actions/use-action.ts';
import { useLeavePage } from '#app/ui/actions/use-leave-page.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toasts/toast.ts';
import { announceSessionEvent } from '#app/features/sessions/session-client.ts';
import { useLogOut } from '#app/features/sessions/components/use-log-out.ts';

/** Asks signed-in users without a type what they are here for. */
export function AccountSetup({ email }: { email: string }) {
  const { busy, becomeClient } = useBecomeClient();
  const logOut = useLogOut();
  return (
    <div className="flex flex-col gap-3">
      <Button size="large" wide loading={busy} onClick={() => void becomeClient()}>
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
  const leave = useLeavePage();
  const { busy, run } = useAction(
    async () => {
      // A second press or another tab may have been faster: then the profile exists.
      await orDoneBefore(api.post('/profiles', { idempotencyKey: newIdempotencyKey() }), 'profile_exists');
      await announceSessionEvent('user-updated');
      return leave('/dashboard/client', { replace: true });
    },
    {
      leavesPage: true,
      onFailure: ({ message }) =>
        toast({ title: 'We couldn’t set up your account', description: message, tone: 'error' }),
    },
  );
  return { busy, becomeClient: run };
}
