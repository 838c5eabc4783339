import { useLocation, useNavigate } from 'react-router';
import { loginUrl } from '#app/features/sessions/login-url.ts';
import { signOut } from '#app/features/sessions/session-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** For an account without a password and with an old sign-in: sign out, in again, and back to this page. */
export function SignInAgain() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const leave = () => signOut(() => navigate(loginUrl({ returnTo: pathname + search })));
  return (
    <Notice title="Please sign in again first">
      <p>You signed in a while ago, so we need to check it’s you.</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={() => void leave()}>
        Sign in again
      </Button>
    </Notice>
  );
}
