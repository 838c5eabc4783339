import { Hono, type Context } from 'hono';
import { showPage } from '#sandbox/pages/page.ts';
import { AccountLinkStore } from './account-link-store.ts';
import { balanceOf } from '../money/balance-transactions.ts';
import type { Account } from './connected-account.ts';
import { expressPage } from './express-page.ts';
import { recordPayout } from '../money/payouts.ts';
import type { StripeLedger } from '../stripe-ledger.ts';

const PATH = '/stripe/express/:account/:token';
const SHOWN = 25;

/** Routes of a connected account's dashboard, at a login link's `url`. */
export function createExpressRoutes(ledger: StripeLedger): Hono {
  const links = new AccountLinkStore(ledger.store.database);
  const routes = new Hono();
  routes.get(PATH, (c) => withAccount(c, (account) => render(c, account)));
  routes.post(PATH, (c) =>
    withAccount(c, (account) => {
      ledger.change((work) => recordPayout(work, account.id));
      return c.redirect(c.req.path, 303);
    }),
  );
  return routes;

  function withAccount(
    c: Context,
    handle: (account: Account) => Response | Promise<Response>,
  ): Response | Promise<Response> {
    const link = links.find(c.req.param('account') ?? '', c.req.param('token') ?? '');
    const account = link && ledger.store.find('account', link.account);
    return account ? handle(account) : c.notFound();
  }

  function render(c: Context, account: Account): Promise<Response> {
    const balance = ledger.change((work) => balanceOf(work, account.id));
    const payouts = ledger.store.page('payout', [], { limit: SHOWN, account: account.id }).data;
    return showPage(c, {
      title: 'Express dashboard',
      width: 'narrow',
      body: expressPage({ account, balance, payouts, path: c.req.path }),
    });
  }
}
