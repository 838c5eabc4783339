import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { GoogleAccounts } from '../google/google-accounts.ts';
import { showPage } from '../pages/page.ts';
import type { GoogleCalendarStore } from './google-calendar-store.ts';
import { googleConsentPage } from './google-consent-page.ts';

export type ConsentParts = {
  store: GoogleCalendarStore;
  accounts: GoogleAccounts;
  redirectUris: readonly string[];
  client: { clientId: string; clientSecret: string };
};

const base = '/google-calendars';
const kept = ['redirect_uri', 'scope', 'state', 'code_challenge'];

/** Where people allow access, and the endpoints of tokens (RFC 6749, RFC 7636, RFC 7009). */
export function createConsentRoutes(parts: ConsentParts): Hono {
  const routes = new Hono();
  routes.get(`${base}/o/oauth2/v2/auth`, (c) => ask(c, parts));
  routes.post(`${base}/o/oauth2/v2/auth`, (c) => decide(c, parts));
  routes.post(`${base}/token`, (c) => exchange(c, parts));
  routes.post(`${base}/revoke`, async (c) => {
    const { token } = await c.req.parseBody();
    const grant = parts.store.findGrant(String(token));
    if (!grant) return c.json({ error: 'invalid_token' }, 400);
    parts.store.revoke(grant.email);
    return c.json({});
  });
  return routes;
}

async function ask(c: Context, { accounts, redirectUris, client }: ConsentParts): Promise<Response> {
  const query = c.req.query();
  const uri = query['redirect_uri'] ?? '';
  const isValid =
    redirectUris.includes(uri) &&
    query['client_id'] === client.clientId &&
    query['access_type'] === 'offline' &&
    query['code_challenge_method'] === 'S256';
  if (!isValid) return c.text('Error 400: invalid_request', 400);
  return showPage(c, {
    title: 'Choose an account',
    width: 'narrow',
    banner: 'Sandbox: this is not Google.',
    formTargets: [uri],
    body: googleConsentPage(accounts.findAll(), Object.fromEntries(kept.map((name) => [name, query[name] ?? '']))),
  });
}

async function decide(c: Context, { store, redirectUris }: ConsentParts): Promise<Response> {
  const form = await c.req.parseBody();
  const field = (name: string) => String(form[name] ?? '');
  if (!redirectUris.includes(field('redirect_uri'))) return c.text('Error 400: redirect_uri_mismatch', 400);
  const back = new URL(field('redirect_uri'));
  back.searchParams.set('state', field('state'));
  if (form['cancel']) {
    back.searchParams.set('error', 'access_denied');
  } else {
    const scopes = field('scope').split(' ');
    const scope = (form['partial'] ? scopes.slice(0, -1) : scopes).join(' ');
    const code = store.allow({ email: field('account'), scope, challenge: field('code_challenge') });
    back.searchParams.set('code', code);
  }
  return c.redirect(back.href, 303);
}

async function exchange(c: Context, { store, client }: ConsentParts): Promise<Response> {
  const form = await c.req.parseBody();
  const field = (name: string) => String(form[name] ?? '');
  if (field('client_id') !== client.clientId || field('client_secret') !== client.clientSecret)
    return c.json({ error: 'invalid_client' }, 401);
  if (field('grant_type') === 'refresh_token') {
    const grant = store.findGrant(field('refresh_token'));
    if (!grant) return c.json({ error: 'invalid_grant' }, 400);
    return c.json({ access_token: store.issueAccess(field('refresh_token')), expires_in: 3599, scope: grant.scope });
  }
  const code = store.takeCode(field('code'));
  const challenge = createHash('sha256').update(field('code_verifier')).digest('base64url');
  if (!code || code.challenge !== challenge) return c.json({ error: 'invalid_grant' }, 400);
  const refreshToken = store.grant(code);
  const access = store.issueAccess(refreshToken);
  return c.json({ access_token: access, expires_in: 3599, refresh_token: refreshToken, scope: code.scope });
}
