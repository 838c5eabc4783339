import { Link } from 'react-router';
import { useShownTerms } from '#app/features/platform-settings/components/shown-terms-context.ts';
import { isAccountStatus, connectionText } from '#app/features/connected-accounts/connect-messages.ts';
import { Notice } from '#app/ui/notice.tsx';
import { stripeConnectUrl } from '../payments-urls.ts';
import type { PaymentsPage } from '../queries/read-payments-page.server.ts';
import { ComingTransfersCard } from './coming-transfers.tsx';
import { PaymentCards } from './payment-cards.tsx';
import { PaymentHistory } from './payment-history.tsx';
import { Statements } from './statements.tsx';
import { StripeMoney } from './stripe-money.tsx';

/** The payments page of a professional with a connected account. */
export function PaymentsDashboard({
  figures,
  coming,
  history,
  filter,
  isFirst,
  timeZone,
  month,
  statements,
  accountStatus,
}: PaymentsPage) {
  return (
    <div className="flex flex-col gap-8">
      <AccountNotice status={accountStatus} />
      <PaymentCards figures={figures} month={month} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <StripeMoney />
        <ComingTransfersCard coming={coming} timeZone={timeZone} />
      </div>
      <PaymentHistory history={history} filter={filter} isFirst={isFirst} timeZone={timeZone} />
      {statements.length > 0 ? <Statements months={statements} present={month} /> : null}
    </div>
  );
}

/** Warns that money cannot be paid out yet although there is an account. */
function AccountNotice({ status }: { status: string | null }) {
  const terms = useShownTerms();
  if (status === 'active' || !isAccountStatus(status)) return null;
  const { title, text } = connectionText(status, terms);
  return (
    <Notice title={title}>
      {text}{' '}
      <Link to={stripeConnectUrl} className="text-link">
        Continue with Stripe
      </Link>
    </Notice>
  );
}
