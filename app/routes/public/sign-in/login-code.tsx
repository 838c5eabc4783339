import { Link, useNavigate, useSearchParams } from 'react-router';
import { AuthPage } from '#app/features/sign-in/components/auth-page.tsx';
import { SignInCodeForm } from '#app/features/sign-in/components/sign-in-code-form.tsx';
import { useFinishSignIn } from '#app/features/sign-in/components/use-finish-sign-in.ts';
import { loginUrl } from '#app/features/sessions/login-url.ts';
import { returnTarget } from '#app/pages/return-path.ts';
import { pageMeta } from '../frame/page-meta.ts';

export function meta() {
  return [
    ...pageMeta({
      title: 'One more step | Doorstep',
      description: 'Enter the code from your authenticator app to finish logging in to Doorstep.',
    }),
    { name: 'robots', content: 'noindex' },
  ];
}

/** The second step of a sign-in, by email or by Google; a cookie holds the first step. */
export default function LoginCode() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const returnTo = returnTarget(query);
  const finish = useFinishSignIn({ returnTo });
  const startOver = () => void navigate(loginUrl({ returnTo }), { replace: true });
  return (
    <AuthPage title="One more step" text="Open your authenticator app and enter the code it shows for Doorstep.">
      <div className="flex flex-col gap-6">
        <SignInCodeForm onSignedIn={finish} onStartOver={startOver} />
        <p className="border-t border-line pt-6 text-sm text-dim">
          No phone and no recovery code?{' '}
          <Link to="/contact" className="text-link">
            Write to us
          </Link>
          <span className="mt-2 block">
            Not you?{' '}
            <Link to={loginUrl({ returnTo })} className="text-link">
              Log in as someone else
            </Link>
          </span>
        </p>
      </div>
    </AuthPage>
  );
}
