import { requirements, type Account } from './connected-account.ts';
import type { UnitOfWork } from '../api/endpoint.ts';
import { newId } from '../identifiers.ts';
import { stripeNow } from '../stripe-objects.ts';

/** The outcome of Stripe's check of the person: passed, a document is missing, or rejected. */
export type OnboardingOutcome = 'complete' | 'incomplete' | 'rejected';

export type OnboardingDetails = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  website: string;
  routingNumber: string;
  accountNumber: string;
};

/** Writes the submitted details to the account and emits account.updated. */
export function submitOnboarding(
  work: UnitOfWork,
  before: Account,
  details: OnboardingDetails,
  outcome: OnboardingOutcome,
): Account {
  const enabled = outcome === 'complete';
  const account: Account = {
    ...before,
    business_type: 'individual',
    capabilities: Object.fromEntries(
      Object.keys(before.capabilities ?? {}).map((name) => [name, enabled ? 'active' : 'inactive']),
    ),
    charges_enabled: enabled,
    details_submitted: true,
    email: details.email || before.email,
    external_accounts: externalAccounts(before, details),
    payouts_enabled: enabled,
    requirements: requirementsAfter(outcome),
    tos_acceptance: { date: stripeNow(), ip: '127.0.0.1', user_agent: null },
  };
  if (before.business_profile) {
    const { website, phone } = details;
    account.business_profile = { ...before.business_profile, url: website || null, support_phone: phone || null };
  }
  work.store.update('account', account);
  work.emit({
    type: 'account.updated',
    object: account,
    account: account.id,
    previousAttributes: {
      charges_enabled: before.charges_enabled,
      details_submitted: before.details_submitted,
      payouts_enabled: before.payouts_enabled,
      requirements: before.requirements,
    },
  });
  return account;
}

function requirementsAfter(outcome: OnboardingOutcome): NonNullable<Account['requirements']> {
  if (outcome === 'complete') return requirements([], null);
  if (outcome === 'rejected') return requirements([], 'rejected.other');
  return requirements(['individual.verification.document'], 'requirements.past_due');
}

function externalAccounts(before: Account, details: OnboardingDetails): NonNullable<Account['external_accounts']> {
  const list = before.external_accounts ?? {
    object: 'list',
    data: [],
    has_more: false,
    url: `/v1/accounts/${before.id}/external_accounts`,
  };
  return {
    ...list,
    data: [
      {
        id: newId('ba'),
        object: 'bank_account',
        account: before.id,
        account_holder_name: `${details.firstName} ${details.lastName}`,
        account_holder_type: 'individual',
        account_type: null,
        available_payout_methods: ['standard'],
        bank_name: 'STRIPE TEST BANK',
        country: 'US',
        currency: 'usd',
        default_for_currency: true,
        fingerprint: newId('fp').slice(3, 19),
        future_requirements: null,
        last4: details.accountNumber.slice(-4),
        metadata: {},
        requirements: null,
        routing_number: details.routingNumber,
        status: 'new',
      },
    ],
  };
}
