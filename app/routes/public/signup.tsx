import { Link, useSearchParams } from 'react-router';
import { joinAddress } from '#app/available-pages.ts';
import { AuthPage } from '#app/features/accounts/components/auth-page.tsx';
import { CheckYourMail } from '#app/features/accounts/components/check-your-mail.tsx';
import { SignUpForm } from '#app/features/accounts/components/sign-up-form.tsx';
import { useLeaveWhenSignedIn } from '#app/features/accounts/components/use-leave-when-signed-in.ts';
import { useSignUp } from '#app/features/accounts/components/use-sign-up.ts';
import { loginAddress } from '#app/features/accounts/login-address.ts';
import { returnTarget } from '#app/features/accounts/return-path.ts';
import { pageMeta } from './page-meta.ts';

export function meta() {
  return pageMeta({ title: 'Sign up | Doorstep', description: 'Create a free Doorstep account and book professionals who come to your door.' });
}

export default function Signup() {
  const [query] = useSearchParams();
  const returnTo = returnTarget(query);
  useLeaveWhenSignedIn('/dashboard');
  const { sentTo, back, ...form } = useSignUp(returnTo ?? '/dashboard');
  const login = loginAddress({ returnTo });
  return (
    <AuthPage
      title={sentTo ? 'Check your mail' : 'Create your account'}
      text={sentTo ? undefined : 'Free for clients. You pay only for what you book.'}
    >
      {sentTo ? <CheckYourMail email={sentTo} loginAddress={login} onBack={back} /> : null}
      <SignUpForm {...form} hidden={sentTo !== undefined} />
      {sentTo ? null : (
        <p className="mt-6 border-t border-line pt-6 text-sm text-dim">
          You have an account?{' '}
          <Link to={login} className="text-link">
            Log in
          </Link>
          <span className="mt-2 block">
            You offer a service?{' '}
            <Link to={joinAddress} className="text-link">
              Join as a professional
            </Link>
          </span>
        </p>
      )}
    </AuthPage>
  );
}
