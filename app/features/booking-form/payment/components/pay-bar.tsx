import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { loginUrl } from '#app/features/accounts/login-address.ts';
import { useSession } from '#app/features/accounts/session/session-client.ts';
import { useShownTerms } from '#app/features/platform-settings/components/shown-terms-context.ts';
import { formatDollarText } from '#app/lib/money.ts';
import { Button } from '#app/ui/button.tsx';
import { LateBookingNotice } from './late-booking-notice.tsx';
import { OneHoldNote } from '#app/features/bookings/components/one-hold-note.tsx';
import type { usePayPress } from './use-pay-press.ts';

interface PayBarProps {
  /** Dollars, travel included; undefined while unknown. */
  total: string | undefined;
  /** ISO 8601 with offset; undefined until a time is chosen. */
  startsAt: string | undefined;
  press: Pick<ReturnType<typeof usePayPress>, 'waiting' | 'newTotal'>;
  /** "Still needed: ..."; undefined once all five fields are set. */
  needed: string | undefined;
  busy: boolean;
  returnTo: string;
  onSignIn: () => void;
}

/** The one button that books, with the price on it; it sticks to the bottom of the screen on phones. */
export function PayBar({ total, startsAt, press, needed, busy, returnTo, onSignIn }: PayBarProps) {
  const session = useSession();
  const { freeCancellation } = useShownTerms();
  return (
    <div className="z-30 flex flex-col gap-2 max-lg:bottom-0 tall:max-lg:sticky max-lg:-mx-5 max-lg:border-t max-lg:border-line max-lg:bg-card max-lg:px-5 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:max-lg:-mx-8 sm:max-lg:px-8 lg:px-6 lg:pb-6">
      <LateBookingNotice startsAt={startsAt} total={total} />
      <div>
        <Button
          type="submit"
          size="large"
          wide
          loading={busy || press.waiting}
          loadingText={press.waiting ? 'Checking the price…' : undefined}
          disabled={needed !== undefined}
          aria-describedby="booking-needed"
        >
          {total === undefined ? 'Book now' : `Pay ${shown(total)}`}
        </Button>
        <div role="status" className="text-center text-sm font-semibold">
          {press.waiting ? <span className="sr-only">Checking the price…</span> : null}
          {press.newTotal ? <p className="pt-2">The total is {shown(press.newTotal)}. Press again to pay.</p> : null}
        </div>
      </div>
      <p id="booking-needed" className="text-center text-xs text-dim empty:hidden">
        {needed}
      </p>
      {needed ? null : <OneHoldNote />}
      {!needed && session.status === 'signed-out' ? (
        <p className="text-center text-xs text-dim">
          You need an account to book.{' '}
          <Link to={loginUrl({ returnTo })} onClick={onSignIn} className="text-link">
            Sign in
          </Link>{' '}
          and come back to these choices.
        </p>
      ) : null}
      <p className="flex items-start justify-center gap-1.5 text-xs text-dim max-lg:hidden">
        <LockKeyhole aria-hidden="true" className="mt-px size-4 shrink-0" />
        You pay by card on a secure page. We hold your payment until the service is done. Cancellation is free{' '}
        {freeCancellation}.
      </p>
    </div>
  );
}

function shown(dollars: string): string {
  return formatDollarText(dollars);
}
