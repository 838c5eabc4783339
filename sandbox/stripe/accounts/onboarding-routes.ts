import { Hono, type Context } from 'hono';
import { showPage } from '#sandbox/pages/page.ts';
import { AccountLinkStore, type AccountLink } from './account-link-store.ts';
import type { Account } from './connected-account.ts';
import {
  checkOnboarding,
  emptyOnboardingForm,
  onboardingPage,
  type OnboardingForm,
  type OnboardingErrors,
} from './onboarding-page.ts';
import { submitOnboarding } from './onboarding.ts';
import type { StripeLedger } from '../stripe-ledger.ts';
import { stripeNow } from '../stripe-objects.ts';

const PATH = '/stripe/onboarding/:account/:token';

/** Routes of the hosted Connect onboarding, at an account link's `url`. */
export function createOnboardingRoutes(ledger: StripeLedger): Hono {
  const links = new AccountLinkStore(ledger.store.database);
  const routes = new Hono();
  routes.get(PATH, (c) =>
    withLiveLink(c, ledger, links, (link, account) => render(c, link, emptyOnboardingForm(account), {})),
  );
  routes.post(PATH, (c) =>
    withLiveLink(c, ledger, links, async (link, account) => {
      const form = readForm(await c.req.parseBody());
      const errors = checkOnboarding(form);
      if (Object.keys(errors).length > 0) return render(c, link, form, errors);
      ledger.change((work) => {
        submitOnboarding(work, account, form, form.outcome);
        links.markUsed(link.token);
      });
      return c.redirect(link.returnUrl, 303);
    }),
  );
  return routes;
}

type Handler = (link: AccountLink, account: Account) => Promise<Response>;

/** Redirects a used or expired link to the refresh URL, where the product creates a new one. */
async function withLiveLink(
  c: Context,
  ledger: StripeLedger,
  links: AccountLinkStore,
  handle: Handler,
): Promise<Response> {
  const link = links.find(c.req.param('account') ?? '', c.req.param('token') ?? '');
  const account = link && ledger.store.find('account', link.account);
  if (!link || !account) return c.notFound();
  if (link.used || link.expiresAt <= stripeNow()) return c.redirect(link.refreshUrl, 303);
  return handle(link, account);
}

function render(c: Context, link: AccountLink, form: OnboardingForm, errors: OnboardingErrors): Promise<Response> {
  return showPage(c, {
    title: 'Get paid with Stripe',
    width: 'narrow',
    body: onboardingPage(c.req.path, form, errors, link.returnUrl),
    formTargets: [link.returnUrl, link.refreshUrl],
  });
}

function readForm(body: Record<string, unknown>): OnboardingForm {
  const read = (name: string) => String(body[name] ?? '').slice(0, 200);
  const outcome = read('outcome');
  return {
    firstName: read('firstName'),
    lastName: read('lastName'),
    email: read('email'),
    phone: read('phone'),
    website: read('website'),
    routingNumber: read('routingNumber'),
    accountNumber: read('accountNumber'),
    outcome: outcome === 'incomplete' || outcome === 'rejected' ? outcome : 'complete',
  };
}
