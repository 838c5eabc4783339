/** What the product needs to use a sandbox, in its own process or another. */
export interface SandboxClients {
  url: string;
  smtpUrl: string;
  /** For `new Stripe(secretKey, { protocol, host, port })`. */
  stripe: { secretKey: string; protocol: 'http'; host: string; port: number };
  /** The OAuth client for signing in with Google. */
  google: { clientId: string; clientSecret: string; discoveryUrl: string };
  /** The same client, and where the stand-in for Google Calendar answers. */
  googleCalendars: {
    clientId: string;
    clientSecret: string;
    accountsUrl: string;
    tokensUrl: string;
    calendarUrl: string;
  };
  /** The account at the stand-in for Twilio, and the origin at which it calls the product. */
  sms: { accountSid: string; authToken: string; from: string; apiUrl: string; callbackOrigin: string };
  /** Signs what is sent to the webhook endpoint. */
  webhookSecret: string;
}

/**
 * Fetches the connection details of a sandbox in another process.
 * @throws Error if none answers
 */
export async function joinSandbox(url: string): Promise<SandboxClients> {
  const answer = await fetch(`${url}/sandbox/api/clients`).catch(() => undefined);
  if (!answer?.ok) throw new Error(`There is no sandbox at ${url} (SANDBOX_URL)`);
  return (await answer.json()) as SandboxClients;
}
