/** What Stripe says of a connected account, as professionals.stripe_account_status keeps it. */
export const connectedAccountStatuses = ['active', 'pending', 'restricted', 'rejected'] as const;
export type ConnectedAccountStatus = (typeof connectedAccountStatuses)[number];

/** As much of Stripe's account as its status follows from. */
export type ConnectedAccountFacts = {
  detailsSubmitted: boolean;
  payoutsEnabled: boolean;
  /** The capability to receive transfers: "active", "inactive" or "pending"; undefined when it was never asked for. */
  transfers: string | undefined;
  disabledReason: string | null;
};

/** Active: transfers arrive and are paid out. Pending: the person has not finished. Restricted: Stripe wants more. */
export function connectedAccountStatus(facts: ConnectedAccountFacts): ConnectedAccountStatus {
  if (facts.disabledReason?.startsWith('rejected.')) return 'rejected';
  if (!facts.detailsSubmitted) return 'pending';
  return facts.payoutsEnabled && facts.transfers === 'active' ? 'active' : 'restricted';
}

/** The country of every connected account (documents 1 and 2, section 9). */
export const connectedAccountCountry = 'US';

/** Where Stripe's onboarding leads back to. */
export const stripeReturn = {
  /** The person went through it or left it for later; the status says which. */
  success: '/dashboard/professional?stripe_return=success',
  /** The link was used up or too old: another one is made when the person asks for it. */
  refresh: '/dashboard/professional?stripe_return=refresh',
} as const;
