import type { DatabaseSync } from 'node:sqlite';
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Provider } from 'oidc-provider';
import { FaultPlan } from '../stripe/faults.ts';
import { GoogleAccounts, type NewGoogleAccount } from './google-accounts.ts';
import { googleClient } from './google-client.ts';
import { createGoogleRoutes } from './google-routes.ts';
import { createProvider } from './provider.ts';

export type GoogleSandboxOptions = {
  baseUrl: string;
  /** Where the product receives people after sign-in. */
  redirectUris: string[];
  /** The accounts a new sandbox has, in addition to its own. */
  accounts: NewGoogleAccount[];
};

export type GoogleSandbox = {
  routes: Hono<{ Bindings: HttpBindings }>;
  accounts: GoogleAccounts;
  faults: FaultPlan;
  /** What the product is configured with, like an OAuth client from Google's console. */
  client: { clientId: string; clientSecret: string; discoveryUrl: string };
};

/** One for each outcome of a first sign-in; the product's own demo accounts show linking. */
const firstAccounts: NewGoogleAccount[] = [
  { name: 'Robin Park', email: 'robin.park@gmail.test', emailVerified: true },
  { name: 'Jordan Ellis', email: 'jordan.ellis@gmail.test', emailVerified: true },
  { name: 'Sam Rivera', email: 'sam.rivera@oldmail.test', emailVerified: false },
];

/** Assembles the Google stand-in: an OpenID provider, its accounts and the account chooser. */
export function createGoogleSandbox(database: DatabaseSync, options: GoogleSandboxOptions): GoogleSandbox {
  const accounts = new GoogleAccounts(database);
  accounts.begin([...firstAccounts, ...options.accounts]);
  const faults = new FaultPlan();
  const issuer = `${options.baseUrl}/google`;
  const provider = once(() =>
    createProvider({ database, accounts, issuer, client: { ...googleClient, redirectUris: options.redirectUris } }),
  );
  return {
    routes: createGoogleRoutes({ provider, accounts, faults }),
    accounts,
    faults,
    client: { ...googleClient, discoveryUrl: `${issuer}/.well-known/openid-configuration` },
  };
}

function once(make: () => Promise<Provider>): () => Promise<Provider> {
  let made: Promise<Provider> | undefined;
  return () => (made ??= make());
}
