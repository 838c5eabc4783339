/** What the product needs to use a sandbox, in its own process or in another one. */
export interface SandboxClients {
  url: string;
  smtpUrl: string;
  /** What to give `new Stripe(secretKey, { protocol, host, port })`. */
  stripe: { secretKey: string; protocol: 'http'; host: string; port: number };
  /** What to sign in with Google as. */
  google: { clientId: string; clientSecret: string; discoveryUrl: string };
  /** Signs what the webhook endpoint gets. */
  webhookSecret: string;
}

/** Asks the sandbox of another process what to connect with. @throws Error when none answers. */
export async function joinSandbox(url: string): Promise<SandboxClients> {
  const answer = await fetch(`${url}/sandbox/api/clients`).catch(() => undefined);
  if (!answer?.ok) throw new Error(`There is no sandbox at ${url} (SANDBOX_URL)`);
  return (await answer.json()) as SandboxClients;
}
