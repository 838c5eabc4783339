import { Notice } from '#app/ui/notice.tsx';
import { formatCountdown, useCountdown } from '#app/ui/timing/use-countdown.ts';
import { accountLimits } from '#app/features/accounts/account-limits.ts';
import { ResendConfirmation } from '../sign-up/components/resend-confirmation.tsx';

export interface SignInRefusal {
  email: string;
  code: string;
  /** Seconds until the next try. */
  retryAfter: number | undefined;
}

/** What to do about a refused sign-in, next to the toast that reports it. */
export function SignInRefusalNotice({ refusal, returnTo }: { refusal: SignInRefusal; returnTo: string | undefined }) {
  if (refusal.code === 'email_not_confirmed') {
    return (
      <Notice title="Your email isn’t confirmed yet">
        <p className="mb-3">
          We just sent a new link to <strong className="wrap-anywhere text-ink">{refusal.email}</strong>. It works for{' '}
          {accountLimits.confirmationLinkHours} hours.
        </p>
        <ResendConfirmation email={refusal.email} returnTo={returnTo} mailedJustNow />
      </Notice>
    );
  }
  return refusal.retryAfter ? <WaitNotice seconds={refusal.retryAfter} /> : null;
}

function WaitNotice({ seconds }: { seconds: number }) {
  const { left } = useCountdown(seconds);
  return (
    <Notice title="Too many attempts">
      {/* Read out once, not every second. */}
      <p aria-live="off">
        {left > 0 ? `For your security, you can try again in ${formatCountdown(left)}. ` : 'You can try again now. '}
        Devices you’ve signed in on before aren’t affected, and resetting your password always helps.
      </p>
    </Notice>
  );
}
