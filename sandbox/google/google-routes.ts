import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import type { InteractionResults, Provider } from 'oidc-provider';
import { showPage } from '../pages/page.ts';
import type { FaultPlan } from '../stripe/faults.ts';
import { accountsPage } from './accounts-page.ts';
import { chooserPage, closedPage, type AddForm } from './chooser-page.ts';
import type { GoogleAccounts } from './google-accounts.ts';
import { readNewAccount } from './new-account.ts';

type Services = { provider: () => Promise<Provider>; accounts: GoogleAccounts; faults: FaultPlan };
type Env = { Bindings: HttpBindings };
type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

const mount = '/google';

/** Routes of the provider under /google, its account chooser, and /sandbox/google. */
export function createGoogleRoutes(services: Services): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get('/google/interaction/:uid', (c) =>
    withInteraction(c, services, (interaction) => showChooser(c, services, interaction)),
  );
  routes.post('/google/interaction/:uid', (c) => withInteraction(c, services, () => decide(c, services)));
  routes.all('/google/*', (c) => provide(c, services));
  routes.get('/sandbox/google', (c) => showAccounts(c, services));
  routes.post('/sandbox/google', async (c) => {
    const form = await c.req.parseBody();
    if (form['remove']) services.accounts.delete(String(form['remove']));
    if (form['remove']) return c.redirect('/sandbox/google', 303);
    const added = readNewAccount(form, services.accounts);
    if ('problems' in added) return showAccounts(c, services, added);
    services.accounts.insert(added);
    return c.redirect('/sandbox/google', 303);
  });
  return routes;
}

/** Passes a request to the provider, unless a test planned a fault. */
async function provide(c: Context<Env>, { provider, faults }: Services): Promise<Response> {
  const { incoming, outgoing } = c.env as { incoming: IncomingMessage; outgoing: HttpBindings['outgoing'] };
  const fault = faults.take(c.req.method, c.req.path);
  if (fault?.kind === 'status') return c.json({ error: 'temporarily_unavailable' }, fault.status);
  if (fault?.kind === 'reset') {
    incoming.socket.resetAndDestroy();
    return RESPONSE_ALREADY_SENT;
  }
  if (fault?.kind === 'delay') await wait(fault.delayMs);
  // How Koa learns the path it is mounted under:
  // https://github.com/panva/node-oidc-provider/tree/main/docs#mounting-oidc-provider
  const mounted = incoming as IncomingMessage & { originalUrl?: string };
  mounted.originalUrl = incoming.url ?? mount;
  incoming.url = mounted.originalUrl.slice(mount.length);
  if (c.req.path === `${mount}/auth`) clearEarlierSession(incoming);
  await (await provider()).callback()(incoming, outgoing as never);
  return RESPONSE_ALREADY_SENT;
}

/** Makes every sign-in start at the account chooser, by dropping the provider's session cookie. */
function clearEarlierSession({ headers }: IncomingMessage): void {
  const cookies = headers.cookie?.split('; ').filter((cookie) => !cookie.startsWith('_session'));
  if (cookies) headers.cookie = cookies.join('; ');
}

/** Handles a sign-in in progress in this browser; shows a page if it has ended. */
async function withInteraction(
  c: Context<Env>,
  { provider }: Services,
  handle: (interaction: Interaction) => Promise<Response>,
): Promise<Response> {
  const { incoming, outgoing } = c.env;
  try {
    const interaction = await (await provider()).interactionDetails(incoming as IncomingMessage, outgoing as never);
    return await handle(interaction);
  } catch (error) {
    if ((error as Error).name !== 'SessionNotFound') throw error;
    return showPage(c, {
      title: 'This sign-in is over',
      width: 'narrow',
      status: 410,
      banner: 'Sandbox: this is not Google.',
      body: closedPage(),
    });
  }
}

function showChooser(
  c: Context<Env>,
  { accounts }: Services,
  interaction: Interaction,
  form?: AddForm,
): Promise<Response> {
  return showPage(c, {
    title: 'Choose an account',
    width: 'narrow',
    banner: 'Sandbox: this is not Google.',
    formTargets: [String(interaction.params['redirect_uri'])],
    body: chooserPage({ uid: interaction.uid, accounts: accounts.findAll(), form }),
  });
}

/** Handles the pressed button: an account, "Add and continue", or "Cancel". */
async function decide(c: Context<Env>, services: Services): Promise<Response> {
  const { provider, accounts } = services;
  const { incoming, outgoing } = c.env;
  const form = await c.req.parseBody();
  const finish = async (result: InteractionResults) =>
    c.redirect(
      await (
        await provider()
      ).interactionResult(incoming as IncomingMessage, outgoing as never, result, { mergeWithLastSubmission: false }),
      303,
    );
  if (form['cancel']) return finish({ error: 'access_denied', error_description: 'The user cancelled the sign-in' });
  const chosen = accounts.findById(String(form['account'] ?? ''));
  if (chosen) return finish({ select_account: {}, login: { accountId: chosen.id, remember: false } });
  const added = readNewAccount(form, accounts);
  if (!('problems' in added))
    return finish({ select_account: {}, login: { accountId: accounts.insert(added).id, remember: false } });
  return withInteraction(c, services, (interaction) => showChooser(c, services, interaction, added));
}

function showAccounts(c: Context<Env>, { accounts }: Services, form?: AddForm): Promise<Response> {
  return showPage(c, { title: 'Google accounts', width: 'wide', body: accountsPage(accounts.findAll(), form) });
}
