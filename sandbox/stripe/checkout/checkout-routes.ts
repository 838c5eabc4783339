import { Hono, type Context } from 'hono';
import { showPage } from '#sandbox/pages/page.ts';
import {
  authenticationPage,
  checkoutPage,
  closedSessionPage,
  spaced,
  type CheckoutForm,
  type CheckoutErrors,
} from './checkout-page.ts';
import { successUrlOf, type Session } from './checkout-session.ts';
import { authenticatePayment, paySession, type PaymentOutcome } from './payments.ts';
import type { SessionExpiry } from './session-expiry.ts';
import type { StripeLedger } from '../stripe-ledger.ts';
import { idOf } from '../stripe-objects.ts';
import { readCard, TEST_CARDS } from './test-cards.ts';

type Services = { ledger: StripeLedger; expiry: SessionExpiry };

/** Routes of the hosted payment pages, at the session's `url`. */
export function createCheckoutRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get('/stripe/checkout/:id', (c) => withOpenSession(c, services, (session) => showForm(c, services, session)));
  routes.post('/stripe/checkout/:id', (c) => withOpenSession(c, services, (session) => pay(c, services, session)));
  routes.get('/stripe/checkout/:id/authenticate', (c) =>
    withOpenSession(c, services, (session) => showAuthentication(c, services, session)),
  );
  routes.post('/stripe/checkout/:id/authenticate', (c) =>
    withOpenSession(c, services, (session) => authenticate(c, services, session)),
  );
  return routes;
}

type Handler = (session: Session) => Promise<Response> | Response;

async function withOpenSession(c: Context, { ledger, expiry }: Services, handle: Handler): Promise<Response> {
  expiry.expireDue();
  const session = ledger.store.find('checkout.session', c.req.param('id') ?? '');
  if (!session) return c.notFound();
  if (session.status === 'open') return handle(session);
  const title = session.status === 'complete' ? 'Payment complete' : 'Checkout expired';
  return showPage(c, { title, width: 'narrow', body: closedSessionPage(session) });
}

function showForm(c: Context, { ledger }: Services, session: Session): Promise<Response> {
  const card = TEST_CARDS.find(({ number }) => number === c.req.query('card'));
  const form: CheckoutForm = {
    email: session.customer_email ?? (card ? 'client@example.com' : ''),
    number: card ? spaced(card.number) : '',
    expiry: card ? '12 / 34' : '',
    cvc: card ? '123' : '',
    name: card ? 'Test Client' : '',
  };
  const intentId = idOf(session.payment_intent);
  const intent = intentId ? ledger.store.find('payment_intent', intentId) : undefined;
  const failure = c.req.query('failed') === '3ds' ? intent?.last_payment_error?.message : undefined;
  return render(c, ledger, session, form, failure ? { form: failure } : {});
}

async function pay(c: Context, { ledger }: Services, session: Session): Promise<Response> {
  const form = readForm(await c.req.parseBody(), session);
  const read = readCard(form, new Date());
  const errors: CheckoutErrors = 'errors' in read ? read.errors : {};
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email)) errors.email = 'Enter a valid email address.';
  if (form.name.trim() === '') errors.name = 'Enter the name on the card.';
  if ('errors' in read || Object.keys(errors).length > 0) return render(c, ledger, session, form, errors);
  const payer = { card: read.card, email: form.email, name: form.name.trim() };
  const outcome = ledger.change((work) => paySession(work, session, payer, read.digits));
  return proceed(c, outcome, session, () =>
    render(c, ledger, session, form, outcome.kind === 'declined' ? { form: outcome.message } : {}),
  );
}

function showAuthentication(c: Context, { ledger }: Services, session: Session): Promise<Response> | Response {
  const intent = ledger.store.find('payment_intent', idOf(session.payment_intent) ?? '');
  if (intent?.status !== 'requires_action') return c.redirect(`/stripe/checkout/${session.id}`, 303);
  return showPage(c, {
    title: '3-D Secure',
    width: 'narrow',
    body: authenticationPage(session),
    formTargets: returnTargets(session),
  });
}

async function authenticate(c: Context, { ledger }: Services, session: Session): Promise<Response> {
  const { outcome: choice } = await c.req.parseBody();
  const outcome = ledger.change((work) => authenticatePayment(work, session, choice === 'complete'));
  return proceed(c, outcome, session, () => c.redirect(`/stripe/checkout/${session.id}?failed=3ds`, 303));
}

function proceed(
  c: Context,
  outcome: PaymentOutcome,
  session: Session,
  declined: () => Promise<Response> | Response,
): Promise<Response> | Response {
  if (outcome.kind === 'paid') return c.redirect(successUrlOf(session), 303);
  if (outcome.kind === 'authenticate') return c.redirect(`/stripe/checkout/${session.id}/authenticate`, 303);
  return declined();
}

function render(
  c: Context,
  ledger: StripeLedger,
  session: Session,
  form: CheckoutForm,
  errors: CheckoutErrors,
): Promise<Response> {
  const lineItems = ledger.store.findDetails('checkout.session', session.id)?.lineItems ?? [];
  return showPage(c, {
    title: 'Checkout',
    width: 'narrow',
    body: checkoutPage(session, lineItems, form, errors),
    formTargets: returnTargets(session),
  });
}

function returnTargets(session: Session): string[] {
  return session.success_url ? [session.success_url] : [];
}

function readForm(body: Record<string, unknown>, session: Session): CheckoutForm {
  const read = (name: string) => String(body[name] ?? '').slice(0, 200);
  return {
    email: session.customer_email ?? read('email'),
    number: read('number'),
    expiry: read('expiry'),
    cvc: read('cvc'),
    name: read('name'),
  };
}
