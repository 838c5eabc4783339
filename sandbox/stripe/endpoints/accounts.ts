import * as z from 'zod/mini';
import { AccountLinkStore } from '../accounts/account-link-store.ts';
import { connectedAccount, type AccountInput } from '../accounts/connected-account.ts';
import { endpoint, type Endpoint, type UnitOfWork } from '../api/endpoint.ts';
import { expandAll } from '../api/expansion.ts';
import { newToken } from '../identifiers.ts';
import { answerList, listParameters } from '../api/lists.ts';
import { boolean, email, expand, mergeMetadata, metadata, text, url } from '../api/parameters.ts';
import { noSuch, StripeApiError } from '../api/stripe-error.ts';
import { stripeNow, type StoredObjects } from '../stripe-objects.ts';

const requested = z.optional(z.strictObject({ requested: z.optional(boolean) }));
const businessProfile = z.strictObject({
  mcc: z.optional(text),
  name: z.optional(text),
  product_description: z.optional(text),
  support_email: z.optional(text),
  support_phone: z.optional(text),
  url: z.optional(text),
});
const createAccount = z.strictObject({
  type: z.optional(z.enum(['express', 'custom', 'standard'])),
  controller: z.optional(
    z.strictObject({
      fees: z.optional(z.strictObject({ payer: z.enum(['account', 'application']) })),
      losses: z.optional(z.strictObject({ payments: z.enum(['application', 'stripe']) })),
      requirement_collection: z.optional(z.enum(['application', 'stripe'])),
      stripe_dashboard: z.optional(z.strictObject({ type: z.enum(['express', 'full', 'none']) })),
    }),
  ),
  country: z.optional(text),
  email: z.optional(email),
  business_type: z.optional(z.enum(['company', 'government_entity', 'individual', 'non_profit'])),
  business_profile: z.optional(businessProfile),
  capabilities: z.optional(z.strictObject({ card_payments: requested, transfers: requested })),
  default_currency: z.optional(text),
  metadata: z.optional(metadata),
  expand,
});
const createLink = z.strictObject({
  account: text,
  type: z.enum(['account_onboarding', 'account_update']),
  return_url: url,
  refresh_url: url,
  collection_options: z.optional(
    z.strictObject({
      fields: z.optional(z.enum(['currently_due', 'eventually_due'])),
      future_requirements: z.optional(z.enum(['include', 'omit'])),
    }),
  ),
  expand,
});
const updateAccount = z.strictObject({
  email: z.optional(email),
  business_profile: z.optional(businessProfile),
  metadata: z.optional(metadata),
  expand,
});

/** Stripe's account links expire after a few minutes and work once. */
const LINK_LIFETIME_SECONDS = 5 * 60;

export const accountEndpoints: Endpoint[] = [
  endpoint('POST', '/v1/accounts', createAccount, ({ work, input }) => {
    if (input.type !== undefined && input.controller !== undefined) {
      throw new StripeApiError('You may not provide the `type` parameter and `controller` parameters simultaneously.');
    }
    const account = connectedAccount(input as AccountInput);
    work.store.insert('account', account);
    return expandAll(work.store, account, input.expand);
  }),
  endpoint('GET', '/v1/accounts', z.strictObject(listParameters), (call) => answerList('account', call, [])),
  endpoint('GET', '/v1/accounts/:id', z.strictObject({ expand }), ({ work, id, input }) =>
    expandAll(work.store, findAccount(work, id, 'account'), input.expand),
  ),
  endpoint('POST', '/v1/accounts/:id', updateAccount, ({ work, id, input }) => {
    const before = findAccount(work, id, 'account');
    const account: StoredObjects['account'] = {
      ...before,
      email: input.email ?? before.email,
      metadata: mergeMetadata(before.metadata ?? {}, input.metadata),
    };
    work.store.update('account', account);
    work.emit({ type: 'account.updated', object: account, account: id, previousAttributes: {} });
    return expandAll(work.store, account, input.expand);
  }),
  endpoint('POST', '/v1/account_links', createLink, ({ work, input }) => {
    findAccount(work, input.account, 'account');
    const token = newToken();
    const created = stripeNow();
    const expires = created + LINK_LIFETIME_SECONDS;
    new AccountLinkStore(work.store.database).insert({
      token,
      account: input.account,
      returnUrl: input.return_url,
      refreshUrl: input.refresh_url,
      expiresAt: expires,
    });
    const path = `/stripe/onboarding/${input.account}/${token}`;
    return { object: 'account_link', created, expires_at: expires, url: `${work.baseUrl}${path}` };
  }),
  endpoint('POST', '/v1/accounts/:id/login_links', z.strictObject({ expand }), ({ work, id }) => {
    const account = findAccount(work, id, 'account');
    if (account.controller?.stripe_dashboard?.type !== 'express') {
      throw new StripeApiError('Cannot create a login link for an account that does not use the Express Dashboard.');
    }
    if (!account.details_submitted) {
      throw new StripeApiError('Cannot create a login link for an account that has not completed onboarding.');
    }
    const token = newToken();
    const created = stripeNow();
    new AccountLinkStore(work.store.database).insert({
      token,
      account: id,
      returnUrl: '',
      refreshUrl: '',
      expiresAt: created + LINK_LIFETIME_SECONDS,
    });
    return { object: 'login_link', created, url: `${work.baseUrl}/stripe/express/${id}/${token}` };
  }),
];

/**
 * Returns the connected account.
 * @throws StripeApiError Stripe's refusal for accounts the caller may not see
 */
export function findAccount(work: UnitOfWork, id: string, param: string): StoredObjects['account'] {
  const account = work.store.find('account', id);
  if (!account) throw noSuch('account', id, param, param === 'account' ? 404 : 400);
  refuseDeauthorized(work, id);
  return account;
}

/** Refuses an account that has disconnected from the platform, like any account that is not the platform's. */
export function refuseDeauthorized(work: UnitOfWork, id: string): void {
  if (work.store.findDetails('account', id)?.deauthorized) throw noAccess(id);
}

/** Returns Stripe's error for an account that is not connected to the platform. */
export function noAccess(id: string): StripeApiError {
  const message = `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`;
  return new StripeApiError(message, { status: 403, code: 'account_invalid', stored: false });
}
