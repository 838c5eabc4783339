import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Dialog } from '#app/ui/dialog.tsx';
import { dashboardTarget } from '#app/features/profiles/dashboard-target.ts';
import { loginUrl } from '#app/features/sessions/login-url.ts';
import { onSessionEvent, sessionNow } from '#app/features/sessions/session-client.ts';
import type { SignInQuestion } from '#app/features/sessions/sign-in-again.ts';
import { SignInCodeForm } from './sign-in-code-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useFinishSignIn } from './use-finish-sign-in.ts';
import { useSignIn } from './use-sign-in.ts';

/**
 * The dialog to sign in again over the current page. The page continues only for the same person; anyone else goes to
 * their own dashboard. Signing in in another tab counts, too (Google, a code, a new password).
 */
export function SignInAgainDialog({ question }: { question: SignInQuestion }) {
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  // The element is on the page before it opens: only then does it trap the focus and return it.
  useEffect(() => setOpen(true), []);
  const fields = useRef<HTMLDivElement>(null);
  // The email is filled in; browsers would focus the close button.
  useEffect(() => fields.current?.querySelector<HTMLInputElement>('[name=password]')?.focus(), [open]);
  const accept = () => {
    const session = sessionNow();
    if (session.status !== 'signed-in') return;
    const isSame = session.user.id === question.user.id;
    question.settle(isSame);
    if (!isSame) window.location.assign(dashboardTarget(session.profile));
  };
  const acceptLater = useEffectEvent(accept);
  useEffect(
    () => onSessionEvent((event) => (event === 'signed-in' || event === 'token-refreshed') && acceptLater()),
    [],
  );
  const returnTo = pathname + search;
  const way = { returnTo, onSignedIn: accept };
  const { busy, submit, owesCode, startOver } = useSignIn(way);
  const finish = useFinishSignIn(way);
  return (
    <Dialog
      open={open}
      onClose={() => question.settle(false)}
      title="Please sign in again"
      description="Your session has ended. Sign in to pick up where you left off: what you typed is still here."
    >
      <div ref={fields} className="mt-5 flex flex-col gap-5">
        {owesCode ? (
          <SignInCodeForm onSignedIn={finish} onStartOver={startOver} />
        ) : (
          <SignInForm busy={busy} onSubmit={submit} returnTo={returnTo} email={question.user.email} />
        )}
        <p className="text-sm text-dim">
          Sign in another way?{' '}
          <a href={loginUrl()} target="_blank" rel="noreferrer" className="text-link">
            Use a new tab
          </a>
          , then come back to this one.
        </p>
      </div>
    </Dialog>
  );
}
