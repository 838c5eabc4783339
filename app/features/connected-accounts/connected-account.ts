/** The statuses of a connected account, as stored in professionals.stripe_account_status. */
export const connectedAccountStatuses = ['active', 'pending', 'restricted', 'rejected'] as const;
export type ConnectedAccountStatus = (typeof connectedAccountStatuses)[number];

/** The parts of Stripe's account that determine its status. */
export type ConnectedAccountFacts = {
  detailsSubmitted: boolean;
  payoutsEnabled: boolean;
  /**
   * The state of the capability to receive transfers: "active", "inactive" or "pending"; undefined if it was never
   * requested.
   */
  transfers: string | undefined;
  disabledReason: string | null;
};

/**
 * Returns an account's status. Active: transfers arrive and are paid out. Pending: the person has not finished
 * onboarding. Restricted: Stripe needs more.
 */
export function connectedAccountStatus(facts: ConnectedAccountFacts): ConnectedAccountStatus {
  if (facts.disabledReason?.startsWith('rejected.')) return 'rejected';
  if (!facts.detailsSubmitted) return 'pending';
  return facts.payoutsEnabled && facts.transfers === 'active' ? 'active' : 'restricted';
}

/** The country of every connected account (documents 1 and 2, section 9). */
export const connectedAccountCountry = 'US';

/** The URLs that Stripe's onboarding returns to. */
export const stripeReturn = {
  /** The person finished it or left it for later; the status says which. */
  success: '/dashboard/professional?stripe_return=success',
  /** The link was used up or too old; a new one is created when the person asks for it. */
  refresh: '/dashboard/professional?stripe_return=refresh',
} as const;
