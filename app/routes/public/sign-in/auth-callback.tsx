import { useSearchParams } from 'react-router';
import { AuthPage } from '#app/features/sign-in/components/auth-page.tsx';
import { CallbackFailure } from '#app/features/sign-in/google/components/callback-failure.tsx';
import { useCallbackSignIn } from '#app/features/sign-in/google/components/use-callback.ts';
import { callbackFailureText, callbackMessages } from '#app/features/sign-in/google/google-sign-in-messages.ts';
import { failureInUrl } from '#app/features/google-sign-in/google-sign-in.ts';
import { returnTarget } from '#app/pages/return-path.ts';
import { Spinner } from '#app/ui/loading/spinner.tsx';

export function meta() {
  return [{ title: 'Signing in | Doorstep' }, { name: 'robots', content: 'noindex' }];
}

/** The page people return to after signing in with a third party. */
export default function AuthCallback() {
  const [query] = useSearchParams();
  const returnTo = returnTarget(query);
  const failure = failureInUrl(query);
  const { state, retry } = useCallbackSignIn({ returnTo, stopped: failure !== undefined });
  if (failure) return <CallbackFailure text={callbackFailureText(failure)} returnTo={returnTo} />;
  if (state === 'no-session') return <CallbackFailure text={callbackFailureText(undefined)} returnTo={returnTo} />;
  if (state === 'unsettled') {
    return <CallbackFailure text={callbackMessages.unsettled} returnTo={returnTo} onRetry={retry} />;
  }
  return (
    <AuthPage title={callbackMessages.working} text="One moment, we’re opening the door.">
      <div className="flex items-center gap-4 rounded-card border border-line bg-card p-6">
        <Spinner label="Completing your sign-in" className="size-7 text-green" />
        <p className="text-dim">We’re taking you to your account.</p>
      </div>
      <noscript>
        <p className="mt-6 text-dim">
          This step needs JavaScript. You’re signed in: continue to <a href="/dashboard">your dashboard</a>.
        </p>
      </noscript>
    </AuthPage>
  );
}
