import { ConnectButton } from '#app/features/connected-accounts/components/connect-button.tsx';
import type { ConnectingProfessional } from '#app/features/connected-accounts/components/use-connect-stripe.ts';
import { useShownTerms } from '#app/features/platform-settings/components/shown-terms-context.ts';
import { connectionText, isAccountStatus } from '#app/features/connected-accounts/connect-messages.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { StatusPill } from '#app/ui/status-pill.tsx';

interface PaymentSetupProps {
  professional: ConnectingProfessional | undefined;
  /** The status of the account that Stripe last reported; null while there is no account. */
  status: string | null;
  /** The page to return to after signing in. */
  returnTo: string;
}

/**
 * Payment Setup of the notifications page: whether payments are connected, and the link to connect them (PUSH-005,
 * PUSH-006).
 */
export function PaymentSetup({ professional, status, returnTo }: PaymentSetupProps) {
  const terms = useShownTerms();
  const known = isAccountStatus(status) ? status : 'none';
  const { label, tone, text } = connectionText(known, terms);
  const isConnected = known === 'active' || known === 'rejected';
  return (
    <Card padding="large">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Payment Setup</h2>
        <StatusPill tone={tone} label={label} />
      </div>
      <p className="mt-2 max-w-[60ch] text-dim">{text}</p>
      <div className="mt-6 flex">
        {isConnected ? (
          <ButtonLink to="/dashboard/professional/payments" variant="secondary">
            See payments
          </ButtonLink>
        ) : (
          <ConnectButton professional={professional} isSignedIn returnTo={returnTo} />
        )}
      </div>
    </Card>
  );
}
