import type { DatabaseSync } from 'node:sqlite';
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Provider } from 'oidc-provider';
import { FaultPlan } from '../stripe/faults.ts';
import { GoogleAccounts, type NewGoogleAccount } from './google-accounts.ts';
import { createGoogleRoutes } from './google-routes.ts';
import { createProvider } from './provider.ts';

export type GoogleSandboxOptions = {
  baseUrl: string;
  /** Where the product takes people back in. */
  redirectUris: string[];
  /** Whom it has from the start, beside its own. */
  accounts: NewGoogleAccount[];
};

export type GoogleSandbox = {
  routes: Hono<{ Bindings: HttpBindings }>;
  accounts: GoogleAccounts;
  faults: FaultPlan;
  /** What the product is configured with, as with an OAuth client of Google's console. */
  client: { clientId: string; clientSecret: string; discoveryUrl: string };
};

const client = { clientId: 'doorstep-sandbox', clientSecret: 'google-sandbox-secret' };

/** One for each way that a first sign-in can go; the product's own demo accounts show linking. */
const firstAccounts: NewGoogleAccount[] = [
  { name: 'Robin Park', email: 'robin.park@gmail.test', emailVerified: true },
  { name: 'Jordan Ellis', email: 'jordan.ellis@gmail.test', emailVerified: true },
  { name: 'Sam Rivera', email: 'sam.rivera@oldmail.test', emailVerified: false },
];

/** Puts the stand-in for Google together: an OpenID provider, its accounts and the page on which one is chosen. */
export function createGoogleSandbox(database: DatabaseSync, options: GoogleSandboxOptions): GoogleSandbox {
  const accounts = new GoogleAccounts(database);
  accounts.begin([...firstAccounts, ...options.accounts]);
  const faults = new FaultPlan();
  const issuer = `${options.baseUrl}/google`;
  const provider = once(() =>
    createProvider({ database, accounts, issuer, client: { ...client, redirectUris: options.redirectUris } }),
  );
  return {
    routes: createGoogleRoutes({ provider, accounts, faults }),
    accounts,
    faults,
    client: { ...client, discoveryUrl: `${issuer}/.well-known/openid-configuration` },
  };
}

function once(make: () => Promise<Provider>): () => Promise<Provider> {
  let made: Promise<Provider> | undefined;
  return () => (made ??= make());
}
