import { lazy, Suspense } from 'react';
import { Link, useRouteLoaderData, useSearchParams } from 'react-router';
import { joinUrl } from '#app/pages/page-urls.ts';
import { AuthPage } from '#app/features/sign-in/components/auth-page.tsx';
import { GoogleSignIn } from '#app/features/sign-in/google/components/google-sign-in.tsx';
import { SignInForm } from '#app/features/sign-in/components/sign-in-form.tsx';
import { useLeaveWhenSignedIn } from '#app/features/sign-in/components/use-leave-when-signed-in.ts';
import { useSignIn } from '#app/features/sign-in/components/use-sign-in.ts';
import { UserTypeTabs } from '#app/features/sign-in/sign-up/components/user-type-tabs.tsx';
import { callbackUrl } from '#app/features/google-sign-in/google-sign-in.ts';
import { signupUrl } from '#app/features/sessions/login-url.ts';
import { returnTarget } from '#app/pages/return-path.ts';
import { loginReasonText } from '#app/features/sign-in/sign-in-messages.ts';
import type { loader as layout } from '../frame/layout.tsx';
import { pageMeta } from '../frame/page-meta.ts';

const LoginReasonNotice = lazy(async () => ({
  default: (await import('#app/features/sign-in/components/login-reason-notice.tsx')).LoginReasonNotice,
}));

export function meta() {
  return pageMeta({
    title: 'Log in | Doorstep',
    description: 'Log in to view and change your Doorstep bookings, or to run your business if you’re a professional.',
  });
}

export default function Login() {
  const [query] = useSearchParams();
  const returnTo = returnTarget(query);
  const site = useRouteLoaderData<typeof layout>('routes/public/frame/layout');
  const reason = loginReasonText(query.get('error'));
  const { busy, submit } = useSignIn({ returnTo });
  // Visitors who were sent here for a reason get to read it first.
  useLeaveWhenSignedIn(busy || reason ? undefined : (returnTo ?? '/dashboard'));
  return (
    <AuthPage title="Welcome back" text="It’s good to see you again.">
      <div className="flex flex-col gap-6">
        <Suspense>{reason ? <LoginReasonNotice reason={reason} returnTo={returnTo} /> : null}</Suspense>
        <UserTypeTabs />
        <GoogleSignIn offered={site?.googleSignIn ?? false} place="sign-in" callbackURL={callbackUrl(returnTo)} />
        <SignInForm busy={busy} onSubmit={submit} returnTo={returnTo} />
        <p className="border-t border-line pt-6 text-sm text-dim">
          New to Doorstep?{' '}
          <Link to={signupUrl(returnTo)} className="text-link">
            Sign up
          </Link>
          <span className="mt-2 block">
            Offer a service?{' '}
            <Link to={joinUrl} className="text-link">
              Join as a professional
            </Link>
          </span>
        </p>
      </div>
    </AuthPage>
  );
}
