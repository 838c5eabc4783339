import { useEffect } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { accountLimits } from '#app/features/accounts/account-limits.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';

interface CheckYourMailProps {
  email: string;
  /** Where to open the link, if it matters. */
  opening?: string | undefined;
  /** The page that the mailed link returns to. */
  returnTo: string;
  loginUrl: string;
  /** Returns to the form, which still has the input. */
  onBack: () => void;
}

/** Shown after signing up: check the mail to continue. */
export function CheckYourMail({
  email,
  opening = 'Open it on any device and you’re in.',
  returnTo,
  loginUrl,
  onBack,
}: CheckYourMailProps) {
  // It replaces a long form whose button was far down.
  useEffect(() => {
    // In braces: scrollTo may return a promise, which React would call as the effect's cleanup.
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div className="flex flex-col gap-5">
      <img src="/images/scenes/mail-sent.svg" alt="" width={960} height={720} className="h-auto w-full max-w-72" />
      <p role="status" className="text-lg">
        We&rsquo;ve sent a confirmation link to <strong className="wrap-anywhere">{email}</strong>. {opening}
      </p>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-dim">
        <li>It can take a minute. Check your spam folder, too.</li>
        <li>The link works for {accountLimits.confirmationLinkHours} hours.</li>
        <li>
          Already confirmed?{' '}
          <Link to={loginUrl} className="text-link">
            Log in
          </Link>
        </li>
        <li>
          Applied as a professional?{' '}
          <Link to="/join-confirmation" className="text-link">
            See what happens next
          </Link>
        </li>
      </ul>
      <ResendConfirmation email={email} returnTo={returnTo} />
      <Button variant="quiet" onClick={onBack} className="self-start">
        Use a different email
      </Button>
    </div>
  );
}
