import type { TransferStatus } from './transfers/transfer.ts';

/** The view of where each payment's money stands: dollars and percent with two decimals. */
export type PaymentMoneyView = {
  payment_id: string;
  booking_id: string;
  client_id: string | null;
  professional_id: string | null;
  commission_percent: string;
  paid: string;
  /** Given back or promised. */
  refunded: string;
  /** `paid` less `refunded`. */
  kept: string;
  /** The professional's share of what is kept while no transfer has decided it. */
  expected_share: string;
  transfer_id: string | null;
  transfer_status: TransferStatus | null;
  sent_at: Date | null;
  /** Less what was taken back. */
  transferred: string | null;
  /** What Stripe is yet to take back of the transfer. */
  asked_back: string;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    payment_money: PaymentMoneyView;
  }
}
