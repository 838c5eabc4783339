import type { TransferStatus } from './transfers/transfer.ts';

/** The view of where each payment's money is: dollars and percent with two decimals. */
export type PaymentMoneyView = {
  payment_id: string;
  booking_id: string;
  client_id: string | null;
  professional_id: string | null;
  commission_percent: string;
  paid: string;
  /** Refunded, or requested to be. */
  refunded: string;
  /** `paid` less `refunded`. */
  kept: string;
  /** The professional's share of the kept amount, which counts while there is no transfer. */
  expected_share: string;
  transfer_id: string | null;
  transfer_status: TransferStatus | null;
  sent_at: Date | null;
  /** The transfer's amount less what was reversed. */
  transferred: string | null;
  /** Reversals of the transfer that Stripe has not made yet. */
  asked_back: string;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    payment_money: PaymentMoneyView;
  }
}
