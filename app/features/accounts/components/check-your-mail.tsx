import { useEffect } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';

interface CheckYourMailProps {
  email: string;
  loginAddress: string;
  /** Leads back to the form, which still holds what was typed. */
  onBack: () => void;
}

/** What follows signing up: the way on is in the mail. */
export function CheckYourMail({ email, loginAddress, onBack }: CheckYourMailProps) {
  // It takes the place of a long form whose button was far down.
  useEffect(() => window.scrollTo({ top: 0 }), []);
  return (
    <div role="status" className="flex flex-col gap-5">
      <img src="/images/scenes/mail-sent.svg" alt="" width={960} height={720} className="h-auto w-full max-w-72" />
      <p className="text-lg">
        We&rsquo;ve sent a confirmation link to <strong className="wrap-anywhere">{email}</strong>. Open it on any device and you are in.
      </p>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-dim">
        <li>It can take a minute. Look in the spam folder, too.</li>
        <li>The link works for 7 days.</li>
        <li>
          Confirmed already?{' '}
          <Link to={loginAddress} className="text-link">
            Log in
          </Link>
        </li>
      </ul>
      <Button variant="secondary" onClick={onBack} className="self-start">
        Use a different email
      </Button>
    </div>
  );
}
