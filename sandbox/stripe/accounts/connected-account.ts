import type { StoredObjects } from '../stripe-objects.ts';
import { stripeNow } from '../stripe-objects.ts';
import { newId } from '../identifiers.ts';
import { mergeMetadata } from '../api/parameters.ts';

export type Account = StoredObjects['account'];
export type AccountInput = {
  type?: 'express' | 'custom' | 'standard';
  controller?: {
    fees?: { payer: 'account' | 'application' };
    losses?: { payments: 'application' | 'stripe' };
    requirement_collection?: 'application' | 'stripe';
    stripe_dashboard?: { type: 'express' | 'full' | 'none' };
  };
  country?: string;
  email?: string;
  business_type?: NonNullable<Account['business_type']>;
  business_profile?: Partial<NonNullable<Account['business_profile']>>;
  capabilities?: Record<'card_payments' | 'transfers', { requested?: boolean } | undefined>;
  metadata?: Record<string, string> | '';
};

/** What Stripe requires from a new account before paying out. */
const FIRST_REQUIREMENTS = [
  'business_profile.url',
  'business_type',
  'external_account',
  'individual.first_name',
  'individual.last_name',
  'tos_acceptance.date',
  'tos_acceptance.ip',
];

/** Returns a new connected account: nothing submitted, nothing enabled. */
export function connectedAccount(input: AccountInput): Account {
  const id = newId('acct');
  return {
    id,
    object: 'account',
    business_profile: { ...EMPTY_PROFILE, ...input.business_profile },
    business_type: input.business_type ?? null,
    capabilities: capabilitiesOf(input),
    charges_enabled: false,
    controller: controllerOf(input),
    country: input.country ?? 'US',
    created: stripeNow(),
    default_currency: 'usd',
    details_submitted: false,
    email: input.email ?? null,
    external_accounts: { object: 'list', data: [], has_more: false, url: `/v1/accounts/${id}/external_accounts` },
    future_requirements: requirements([], null),
    metadata: mergeMetadata({}, input.metadata),
    payouts_enabled: false,
    requirements: requirements(FIRST_REQUIREMENTS, 'requirements.past_due'),
    settings: SETTINGS,
    tos_acceptance: { date: null, ip: null, user_agent: null },
    type: input.type ?? (input.controller?.stripe_dashboard?.type === 'express' ? 'express' : 'standard'),
  };
}

/** Returns requirements in which everything missing is due now. */
export function requirements(due: string[], disabledReason: string | null): NonNullable<Account['requirements']> {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: due,
    disabled_reason: disabledReason as NonNullable<Account['requirements']>['disabled_reason'],
    errors: [],
    eventually_due: due,
    past_due: due,
    pending_verification: [],
  };
}

function capabilitiesOf({ capabilities, type }: AccountInput): NonNullable<Account['capabilities']> {
  const wanted =
    capabilities ??
    (type === 'express' ? { card_payments: { requested: true }, transfers: { requested: true } } : undefined);
  const result: NonNullable<Account['capabilities']> = {};
  if (wanted?.card_payments?.requested) result.card_payments = 'inactive';
  if (wanted?.transfers?.requested) result.transfers = 'inactive';
  return result;
}

function controllerOf({ controller, type }: AccountInput): NonNullable<Account['controller']> {
  const express = type === 'express' || type === 'custom';
  return {
    fees: { payer: controller?.fees?.payer ?? (express ? 'application_express' : 'account') },
    is_controller: true,
    losses: { payments: controller?.losses?.payments ?? (express ? 'application' : 'stripe') },
    requirement_collection: controller?.requirement_collection ?? 'stripe',
    stripe_dashboard: { type: controller?.stripe_dashboard?.type ?? (express ? 'express' : 'full') },
    type: 'application',
  };
}

const EMPTY_PROFILE: NonNullable<Account['business_profile']> = {
  annual_revenue: null,
  estimated_worker_count: null,
  mcc: null,
  minority_owned_business_designation: null,
  name: null,
  product_description: null,
  specified_commercial_transactions_act_url: null,
  support_address: null,
  support_email: null,
  support_phone: null,
  support_url: null,
  url: null,
};

const SETTINGS: NonNullable<Account['settings']> = {
  bacs_debit_payments: { display_name: null, service_user_number: null },
  branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
  card_issuing: { tos_acceptance: { date: null, ip: null } },
  card_payments: {
    decline_on: { avs_failure: false, cvc_failure: false },
    statement_descriptor_prefix: null,
    statement_descriptor_prefix_kana: null,
    statement_descriptor_prefix_kanji: null,
  },
  dashboard: { display_name: null, timezone: 'Etc/UTC' },
  invoices: { default_account_tax_ids: null, hosted_payment_method_save: null },
  payments: {
    statement_descriptor: null,
    statement_descriptor_kana: null,
    statement_descriptor_kanji: null,
    statement_descriptor_prefix_kana: null,
    statement_descriptor_prefix_kanji: null,
  },
  payouts: {
    debit_negative_balances: true,
    schedule: { delay_days: 2, interval: 'daily' },
    statement_descriptor: null,
  },
  sepa_debit_payments: {},
};
