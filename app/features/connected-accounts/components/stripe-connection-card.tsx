import { Link } from 'react-router';
import { Card } from '#app/ui/card.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';
import { useShownTerms } from '#app/features/platform-settings/components/shown-terms-context.ts';
import { connectionText, isAccountStatus } from '../connect-messages.ts';
import { ConnectButton } from './connect-button.tsx';
import type { ConnectingProfessional } from './use-connect-stripe.ts';

interface StripeConnectionCardProps extends ConnectingProfessional {
  /** The account's last known status at Stripe; null while there is none. */
  status: string | null;
  /** Whether the person arrives from a link of Stripe's that was used up or too old. */
  isLinkUsedUp?: boolean | undefined;
}

/** The state of a professional's Stripe connection, with the next step. */
export function StripeConnectionCard({ status, isLinkUsedUp = false, ...professional }: StripeConnectionCardProps) {
  const terms = useShownTerms();
  const known = isAccountStatus(status) ? status : 'none';
  const { label, tone, title, text } = connectionText(known, terms);
  return (
    <Card padding="large">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{title}</h2>
        <StatusPill tone={tone} label={label} />
      </div>
      <p className="mt-2 text-dim">{text}</p>
      {isLinkUsedUp ? (
        <div className="mt-5">
          <Notice title="That Stripe page has expired">
            Each link works once, for a few minutes. Continue with a new one.
          </Notice>
        </div>
      ) : null}
      {known === 'rejected' ? (
        <Link to="/contact?topic=payment" className="text-link mt-5 inline-flex min-h-11 items-center">
          Write to us
        </Link>
      ) : null}
      {known === 'none' || known === 'pending' || known === 'restricted' ? (
        <div className="mt-6 flex">
          <ConnectButton
            professional={professional}
            isSignedIn
            returnTo="/dashboard/professional"
            label={known === 'none' ? undefined : 'Continue with Stripe'}
          />
        </div>
      ) : null}
    </Card>
  );
}
