import { useEffect } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { accountLimits } from '../../account-limits.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';

interface CheckYourMailProps {
  email: string;
  /** Where the link is to be opened; where it does not matter, nothing. */
  opening?: string | undefined;
  /** The page that the mailed link leads back to. */
  returnTo: string;
  loginUrl: string;
  /** Leads back to the form, which still holds what was typed. */
  onBack: () => void;
}

/** What follows signing up: the way on is in the mail. */
export function CheckYourMail({
  email,
  opening = 'Open it on any device and you are in.',
  returnTo,
  loginUrl,
  onBack,
}: CheckYourMailProps) {
  // It takes the place of a long form whose button was far down.
  useEffect(() => {
    // In braces: scrolling answers with a promise by now, which React would call as the effect's end.
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div className="flex flex-col gap-5">
      <img src="/images/scenes/mail-sent.svg" alt="" width={960} height={720} className="h-auto w-full max-w-72" />
      <p role="status" className="text-lg">
        We&rsquo;ve sent a confirmation link to <strong className="wrap-anywhere">{email}</strong>. {opening}
      </p>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-dim">
        <li>It can take a minute. Look in the spam folder, too.</li>
        <li>The link works for {accountLimits.confirmationLinkHours} hours.</li>
        <li>
          Confirmed already?{' '}
          <Link to={loginUrl} className="text-link">
            Log in
          </Link>
        </li>
        <li>
          You have applied as a professional?{' '}
          <Link to="/join-confirmation" className="text-link">
            This is what happens next
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
