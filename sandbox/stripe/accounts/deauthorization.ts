import type { Account } from './connected-account.ts';
import type { UnitOfWork } from '../api/endpoint.ts';

/** Who the platform is to the accounts that are connected to it. */
const application = { id: 'ca_sandbox_doorstep', object: 'application', name: 'Doorstep' } as const;

/**
 * The account leaves the platform, which can do nothing with it from now on:
 * https://docs.stripe.com/api/events/types#event_types-account.application.deauthorized.
 */
export function deauthorize(work: UnitOfWork, account: Account): Account {
  work.store.setDetails('account', account.id, { deauthorized: true });
  work.emit({ type: 'account.application.deauthorized', object: application, account: account.id });
  return account;
}
