import { log } from '#app/platform/log/log.server.ts';
import { findOwnStripeAccount } from '#app/features/professionals/queries/find-stripe-account.server.ts';
import type { ComingTransfers } from '../coming-transfers.ts';
import { earningsErrors, paymentsLoadFailure } from '../earnings.errors.ts';
import { monthAt } from '../month-spans.ts';
import type { PaymentFigures } from '../payment-figures.ts';
import type { HistoryFilter, HistoryRequest, PaymentHistory } from '../payment-history.ts';
import { listComingTransfers } from './list-coming-transfers.server.ts';
import { listPaymentHistory } from './list-payment-history.server.ts';
import { listStatementMonths } from './list-statement-months.server.ts';
import { readPaymentFigures } from './read-payment-figures.server.ts';

/** Everything on the payments page except what comes from Stripe. */
export type PaymentsPage = {
  figures: PaymentFigures;
  history: PaymentHistory;
  coming: ComingTransfers;
  filter: HistoryFilter;
  isFirst: boolean;
  timeZone: string;
  /** The current month in the professional's time zone, "2026-11". */
  month: string;
  /** Months with a statement, newest first. */
  statements: string[];
  accountStatus: string | null;
};

export type PaymentsPageState =
  | { state: 'failed'; message: string }
  | { state: 'not-connected' }
  | ({ state: 'connected' } & PaymentsPage);

/**
 * Reads a person's payments page; an internal failure is returned, not thrown. Connected means having a Stripe
 * account.
 */
export async function readPaymentsPage(
  profileId: string,
  request: HistoryRequest,
  now: Date,
): Promise<PaymentsPageState> {
  try {
    const owner = await findOwnStripeAccount(profileId);
    if (!owner) return { state: 'failed', message: earningsErrors.earnings_no_professional.message };
    if (owner.stripe_account_id === null) return { state: 'not-connected' };
    const [figures, history, coming, statements] = await Promise.all([
      readPaymentFigures(owner, now),
      listPaymentHistory(owner, request, now),
      listComingTransfers(owner, now),
      listStatementMonths(owner, now),
    ]);
    const { status, period, search, cursor } = request;
    const shown = {
      figures,
      history,
      coming,
      statements,
      filter: { status, period, search },
      isFirst: cursor === undefined,
    };
    return {
      state: 'connected',
      ...shown,
      timeZone: owner.time_zone,
      month: monthAt(now, owner.time_zone),
      accountStatus: owner.stripe_account_status,
    };
  } catch (error) {
    log.error({ err: error }, 'the payments page could not be read');
    return { state: 'failed', message: paymentsLoadFailure };
  }
}
