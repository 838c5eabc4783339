import { Link, useSearchParams } from 'react-router';
import { joinAddress } from '#app/available-pages.ts';
import { AuthPage } from '#app/features/accounts/components/auth-page.tsx';
import { SignInForm } from '#app/features/accounts/components/sign-in-form.tsx';
import { useLeaveWhenSignedIn } from '#app/features/accounts/components/use-leave-when-signed-in.ts';
import { useSignIn } from '#app/features/accounts/components/use-sign-in.ts';
import { UserTypeTabs } from '#app/features/accounts/components/user-type-tabs.tsx';
import { signupAddress } from '#app/features/accounts/login-address.ts';
import { returnTarget } from '#app/features/accounts/return-path.ts';
import { loginReasonText } from '#app/features/accounts/sign-in-messages.ts';
import { Notice } from '#app/ui/notice.tsx';
import { pageMeta } from './page-meta.ts';

export function meta() {
  return pageMeta({ title: 'Log in | Doorstep', description: 'Log in to see and change your Doorstep bookings.' });
}

export default function Login() {
  const [query] = useSearchParams();
  const returnTo = returnTarget(query);
  const reason = loginReasonText(query.get('error'));
  const { busy, submit } = useSignIn(returnTo);
  // Somebody who was sent here for a reason reads it first.
  useLeaveWhenSignedIn(busy || reason ? undefined : (returnTo ?? '/dashboard'));
  return (
    <AuthPage title="Welcome back" text="Good to see you at the door again.">
      <div className="flex flex-col gap-6">
        {reason ? <Notice title={reason.title}>{reason.text}</Notice> : null}
        <UserTypeTabs />
        <SignInForm busy={busy} onSubmit={submit} />
        <p className="border-t border-line pt-6 text-sm text-dim">
          New to Doorstep?{' '}
          <Link to={signupAddress(returnTo)} className="text-link">
            Sign up
          </Link>
          <span className="mt-2 block">
            You offer a service?{' '}
            <Link to={joinAddress} className="text-link">
              Join as a professional
            </Link>
          </span>
        </p>
      </div>
    </AuthPage>
  );
}
