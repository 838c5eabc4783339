import type { Account } from './connected-account.ts';
import type { UnitOfWork } from '../api/endpoint.ts';

/** The platform as its connected accounts see it. */
const application = { id: 'ca_sandbox_doorstep', object: 'application', name: 'Doorstep' } as const;

/**
 * Disconnects the account from the platform, which loses all access to it:
 * https://docs.stripe.com/api/events/types#event_types-account.application.deauthorized.
 */
export function deauthorize(work: UnitOfWork, account: Account): Account {
  work.store.setDetails('account', account.id, { deauthorized: true });
  work.emit({ type: 'account.application.deauthorized', object: application, account: account.id });
  return account;
}
