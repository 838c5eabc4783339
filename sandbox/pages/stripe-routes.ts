import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Delivery } from '#sandbox/stripe/webhooks/delivery-store.ts';
import type { EventRecord, ObjectType } from '../stripe/stripe-objects.ts';
import type { StripeSandbox } from '../stripe/stripe-sandbox.ts';
import { instant, showPage, type Markup } from './page.ts';

const SHOWN = 25;
const TYPES = [
  { type: 'checkout.session', title: 'Checkout sessions' },
  { type: 'payment_intent', title: 'Payment intents' },
  { type: 'charge', title: 'Charges' },
  { type: 'refund', title: 'Refunds' },
  { type: 'transfer', title: 'Transfers' },
  { type: 'payout', title: 'Payouts' },
  { type: 'account', title: 'Connected accounts' },
  { type: 'product', title: 'Products' },
  { type: 'price', title: 'Prices' },
] as const satisfies { type: ObjectType; title: string }[];

/** /sandbox/stripe: recent objects and events, and the webhook deliveries. */
export function createStripeRoutes(stripe: StripeSandbox): Hono {
  const { store } = stripe.ledger;
  const routes = new Hono();
  routes.get('/sandbox/stripe', (c) => {
    const wanted = TYPES.find(({ type }) => type === c.req.query('type')) ?? TYPES[0];
    const objects = store.page(wanted.type, [], { limit: SHOWN }).data;
    const events = store.page('event', [], { limit: SHOWN }).data;
    const body = html`<h1>Payments</h1>
      <p class="dim">The latest ${SHOWN} of each.</p>
      ${eventTable(events, stripe.deliveries.findRecent(200))} ${typeLinks(wanted.type)}
      ${objectTable(wanted.title, objects)}`;
    return showPage(c, { title: 'Payments', width: 'wide', body });
  });
  routes.get('/sandbox/stripe/:id', (c) => {
    const object = stripe.ledger.store.findAny(c.req.param('id'));
    if (!object) return c.notFound();
    const body = html`<a class="back" href="/sandbox/stripe">← Payments</a>
      <h1>${object.object}</h1>
      <pre>${JSON.stringify(object, null, 2)}</pre>`;
    return showPage(c, { title: c.req.param('id'), width: 'wide', body });
  });
  return routes;
}

function eventTable(events: EventRecord[], deliveries: Delivery[]): Markup {
  if (events.length === 0) {
    return html`<div class="card message">
      <h2>No events yet</h2>
      <p class="dim">Book something in Doorstep first.</p>
    </div>`;
  }
  return html`<h2>Events and webhook deliveries</h2>
    <div class="table" tabindex="0" role="region" aria-label="Events">
      <table>
        <thead>
          <tr>
            <th>Event</th>
            <th>About</th>
            <th>Time</th>
            <th>Webhook</th>
          </tr>
        </thead>
        <tbody>
          ${events.map((event) => {
            const about = (event.data.object as { id: string }).id;
            return html`<tr>
              <td><a href="/sandbox/stripe/${event.id}">${event.type}</a></td>
              <td>
                <a href="/sandbox/stripe/${about}"><code>${shortened(about)}</code></a>
              </td>
              <td>${instant(event.created)}</td>
              <td>${deliveries.filter((delivery) => delivery.event === event.id).map(deliveryPill)}</td>
            </tr>`;
          })}
        </tbody>
      </table>
    </div>`;
}

function deliveryPill({ state, attempts, last_status, last_error }: Delivery): Markup {
  const tone = state === 'delivered' ? ' good' : state === 'failed' || attempts > 0 ? ' bad' : '';
  const answer = last_status ?? last_error;
  return html`<span class="pill${tone}"
    >${state}${answer === null ? '' : `: ${answer}`}${attempts > 1 ? ` (${attempts} tries)` : ''}</span
  > `;
}

function typeLinks(current: string): Markup {
  return html`<p>
    ${TYPES.map(({ type, title }) =>
      type === current
        ? html`<strong class="pill good" aria-current="true">${title}</strong> `
        : html`<a class="pill" href="/sandbox/stripe?type=${type}">${title}</a> `,
    )}
  </p>`;
}

type Row = { id: string; created?: number; status?: unknown; amount?: unknown; name?: unknown; email?: unknown };

function objectTable(title: string, objects: Row[]): Markup {
  if (objects.length === 0) return html`<p class="dim">None yet.</p>`;
  return html`<div class="table" tabindex="0" role="region" aria-label="${title}">
    <table>
      <thead>
        <tr>
          <th>Id</th>
          <th>What</th>
          <th>Created</th>
        </tr>
      </thead>
      <tbody>
        ${objects.map(
          (object) =>
            html`<tr>
              <td>
                <a href="/sandbox/stripe/${object.id}"><code>${shortened(object.id)}</code></a>
              </td>
              <td>${[object.status, object.name, object.email].filter(Boolean).join(' ')}</td>
              <td>${object.created === undefined ? '' : instant(object.created)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function shortened(id: string): string {
  return id.length > 30 ? `${id.slice(0, 18)}…${id.slice(-6)}` : id;
}
