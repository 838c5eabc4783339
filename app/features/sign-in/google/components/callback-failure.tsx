import { Button, ButtonLink } from '#app/ui/button.tsx';
import { AlertIcon } from '#app/ui/icons.tsx';
import { callbackMessages } from '../google-sign-in-messages.ts';
import { loginUrl } from '#app/features/sessions/login-url.ts';
import { useSession } from '#app/features/sessions/session-client.ts';
import { AuthPage } from '../../components/auth-page.tsx';

interface CallbackFailureProps {
  text: string;
  returnTo: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** Why the sign-in failed, with the next steps; also shown to signed-in users, e.g. after the back button. */
export function CallbackFailure({ text, returnTo, onRetry }: CallbackFailureProps) {
  const session = useSession();
  return (
    <AuthPage title={callbackMessages.failed}>
      <div role="alert" className="flex gap-3 rounded-card border border-line bg-danger-tint p-5">
        <AlertIcon className="mt-0.5 size-5 text-danger" />
        <p>{text}</p>
      </div>
      <div className="mt-6 flex flex-col gap-3">
        {onRetry ? (
          <Button size="large" wide onClick={onRetry}>
            Try again
          </Button>
        ) : null}
        {session.status === 'signed-in' && !onRetry ? (
          <ButtonLink to={returnTo ?? '/dashboard'} size="large" wide>
            You’re signed in. Continue
          </ButtonLink>
        ) : null}
        <ButtonLink
          to={loginUrl({ returnTo })}
          variant={onRetry || session.status === 'signed-in' ? 'secondary' : 'primary'}
          size="large"
          wide
        >
          {callbackMessages.back}
        </ButtonLink>
      </div>
    </AuthPage>
  );
}
