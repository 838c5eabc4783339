import { useEffect } from 'react';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/fields/form-error.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { formatCountdown } from '#app/ui/timing/use-countdown.ts';
import { accountLimits } from '#app/features/accounts/account-limits.ts';
import { passwordResetMessages } from '#app/features/accounts/password/password-reset-messages.ts';
import { useRecoveryElsewhere } from './use-forgot-password.ts';

interface ResetMailedProps {
  email: string;
  busy: boolean;
  error: string | undefined;
  /** Seconds until the mail can be requested again. */
  left: number;
  onAgain: () => void;
  onBack: () => void;
}

/** Shown after requesting the mail; the same for every email (OPEN-56). */
export function ResetMailed({ email, busy, error, left, onAgain, onBack }: ResetMailedProps) {
  const openedElsewhere = useRecoveryElsewhere();
  useEffect(() => {
    // In braces: scrollTo may return a promise, which React would call as the effect's cleanup.
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div className="flex flex-col gap-5">
      <img src="/images/scenes/mail-sent.svg" alt="" width={960} height={720} className="h-auto w-full max-w-72" />
      <p role="status" className="text-lg font-semibold">
        {passwordResetMessages.mailed}
      </p>
      {openedElsewhere ? (
        <Notice title="You opened the link in another tab">
          Choose your new password there. You can close this tab.
        </Notice>
      ) : null}
      <ul className="flex list-disc flex-col gap-2 pl-5 text-dim">
        <li>
          We emailed <span className="wrap-anywhere text-ink">{email}</span>, if it belongs to an account.
        </li>
        <li>It can take a minute. Check your spam folder, too.</li>
        <li>The link works for {accountLimits.passwordResetLinkMinutes} minutes, once.</li>
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" loading={busy} disabled={left > 0} onClick={onAgain}>
          {left > 0 ? <span className="tabular">Send again in {formatCountdown(left)}</span> : 'Send again'}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Use a different email
        </Button>
      </div>
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  );
}
