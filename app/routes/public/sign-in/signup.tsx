import { lazy, Suspense } from 'react';
import { Link, useRouteLoaderData, useSearchParams } from 'react-router';
import { joinUrl } from '#app/pages/page-urls.ts';
import { AuthPage } from '#app/features/sign-in/components/auth-page.tsx';
import { GoogleSignIn } from '#app/features/sign-in/google/components/google-sign-in.tsx';
import { SignUpForm } from '#app/features/sign-in/sign-up/components/sign-up-form.tsx';
import { useLeaveWhenSignedIn } from '#app/features/sign-in/components/use-leave-when-signed-in.ts';
import { useSignUp } from '#app/features/sign-in/sign-up/components/use-sign-up.ts';
import { callbackUrl } from '#app/features/google-sign-in/google-sign-in.ts';
import { loginUrl } from '#app/features/sessions/login-url.ts';
import { returnTarget } from '#app/pages/return-path.ts';
import type { loader as layout } from '../frame/layout.tsx';
import { pageMeta } from '../frame/page-meta.ts';

const CheckYourMail = lazy(async () => ({
  default: (await import('#app/features/sign-in/sign-up/components/check-your-mail.tsx')).CheckYourMail,
}));

export function meta() {
  return pageMeta({
    title: 'Sign up | Doorstep',
    description: 'Create a free Doorstep account and book professionals who come to your door.',
  });
}

export default function Signup() {
  const [query] = useSearchParams();
  const returnTo = returnTarget(query);
  const site = useRouteLoaderData<typeof layout>('routes/public/frame/layout');
  useLeaveWhenSignedIn('/dashboard');
  const { sentTo, back, ...form } = useSignUp(returnTo ?? '/dashboard');
  const login = loginUrl({ returnTo });
  return (
    <AuthPage
      title={sentTo ? 'Check your email' : 'Create your account'}
      text={sentTo ? undefined : 'Free for clients. You pay only for what you book.'}
    >
      <Suspense>
        {sentTo ? (
          <CheckYourMail email={sentTo} returnTo={returnTo ?? '/dashboard'} loginUrl={login} onBack={back} />
        ) : null}
      </Suspense>
      {sentTo ? null : (
        <div className="mb-6">
          <GoogleSignIn
            offered={site?.googleSignIn ?? false}
            place="sign-in"
            userType="client"
            callbackURL={callbackUrl(returnTo)}
          />
        </div>
      )}
      <SignUpForm {...form} hidden={sentTo !== undefined} />
      {sentTo ? null : (
        <p className="mt-6 border-t border-line pt-6 text-sm text-dim">
          Already have an account?{' '}
          <Link to={login} className="text-link">
            Log in
          </Link>
          <span className="mt-2 block">
            Offer a service?{' '}
            <Link to={joinUrl} className="text-link">
              Join as a professional
            </Link>
          </span>
        </p>
      )}
    </AuthPage>
  );
}
