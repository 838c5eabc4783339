import type { DatabaseSync } from 'node:sqlite';
import type { Account, Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { renderPage } from '../pages/page.ts';
import type { GoogleAccounts } from './google-accounts.ts';
import { brokenPage } from './chooser-page.ts';
import { ProtocolStore } from './protocol-store.ts';
import { providerKeys } from './provider-keys.ts';

export type ProviderOptions = {
  database: DatabaseSync;
  accounts: GoogleAccounts;
  issuer: string;
  client: { clientId: string; clientSecret: string; redirectUris: string[] };
};

/** The path to which the provider redirects for choosing an account, below the issuer's path. */
export const interactionPath = '/google/interaction';

const minute = 60;
const hour = 60 * minute;

/**
 * Creates a certified OpenID provider that looks like Google's to clients: authorization code with PKCE, and profile
 * claims in the ID token. Loaded on first use, so a server without Google sign-ins stays small.
 */
export async function createProvider(options: ProviderOptions): Promise<Provider> {
  const { Provider, interactionPolicy } = await import('oidc-provider');
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return new Provider(options.issuer, {
    ...configuration(options),
    interactions: { policy, url: (_, { uid }) => `${interactionPath}/${uid}` },
  });
}

function configuration({ database, accounts, client }: ProviderOptions): Configuration {
  const keys = providerKeys(database);
  return {
    adapter: (model: string) => new ProtocolStore(database, model),
    jwks: { keys: [keys.signing] },
    cookies: { keys: [keys.cookies] },
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: client.redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    conformIdTokenClaims: false,
    findAccount: (_, id) => findAccount(accounts, id),
    loadExistingGrant: grantEverything,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      AuthorizationCode: minute,
      AccessToken: hour,
      IdToken: hour,
      Grant: hour,
      Session: hour,
      Interaction: 10 * minute,
    },
    clientBasedCORS: () => false,
    renderError: async (context) => {
      context.type = 'html';
      context.body = String(await renderPage({ title: 'Sign-in failed', width: 'narrow', body: brokenPage() }));
    },
  };
}

async function findAccount(accounts: GoogleAccounts, id: string): Promise<Account | undefined> {
  const account = accounts.findById(id);
  if (!account) return undefined;
  const { name, email, emailVerified } = account;
  const [given = name, ...family] = name.split(' ');
  return {
    accountId: id,
    claims: () => ({
      sub: id,
      name,
      given_name: given,
      family_name: family.join(' '),
      email,
      email_verified: emailVerified,
    }),
  };
}

/** Choosing an account counts as consent, so no consent page is shown. */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const { client, session, params, provider } = oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(String(params?.['scope'] ?? 'openid'));
  await grant.save();
  return grant;
}
