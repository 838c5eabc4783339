import type * as z from 'zod/mini';
import type { connectedPayoutAnswer, connectedMoneyAnswer } from './answers/connected-account.server.ts';

/** The balance and payouts of a connected account at Stripe, in dollars with two decimals; amounts may be negative. */
export type ConnectedMoney = z.infer<typeof connectedMoneyAnswer>;

export type ConnectedPayout = z.infer<typeof connectedPayoutAnswer>;

const statusLabels: Readonly<Record<string, string>> = {
  paid: 'Arrived',
  pending: 'Planned',
  in_transit: 'On its way',
  canceled: 'Cancelled',
  failed: 'Failed',
};

/** Returns the label of a payout's status. */
export function payoutStatusText(status: string): string {
  return (Object.hasOwn(statusLabels, status) && statusLabels[status]) || status;
}
