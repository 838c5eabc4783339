import * as z from 'zod/mini';
import type { SandboxOptions } from './sandbox.server.ts';

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535));
const environment = z.object({
  APP_ENV: z._default(z.enum(['local', 'production']), 'local'),
  SANDBOX: z.optional(z.string()),
  SANDBOX_PORT: z._default(port, 3001),
  SANDBOX_SMTP_PORT: z._default(port, 0),
  SANDBOX_DATA_DIR: z._default(z.string(), './data/sandbox'),
  SANDBOX_WEBHOOK_URL: z._default(z.url(), 'http://127.0.0.1:3000/api/webhooks/stripe'),
  SANDBOX_WEBHOOK_SECRET: z._default(z.string(), 'whsec_sandbox'),
  SANDBOX_GOOGLE_RETURN: z._default(z.url(), 'http://localhost:3000/api/auth/callback/google'),
  SANDBOX_RECORD: z.optional(z.string()),
});

/**
 * Reads the options from environment variables.
 * @throws Error listing every invalid one
 */
export function readSandboxEnvironment(variables: Record<string, string | undefined>): SandboxOptions {
  const result = z.safeParse(environment, variables);
  if (!result.success) throw new Error(`The sandbox cannot start:\n${z.prettifyError(result.error)}`);
  const { data } = result;
  if (data.APP_ENV === 'production' && data.SANDBOX !== '1') {
    throw new Error('The sandbox is not for production. Set SANDBOX=1 to run it there all the same.');
  }
  return {
    port: data.SANDBOX_PORT,
    smtpPort: data.SANDBOX_SMTP_PORT,
    dataDir: data.SANDBOX_DATA_DIR,
    webhook: { url: data.SANDBOX_WEBHOOK_URL, secret: data.SANDBOX_WEBHOOK_SECRET },
    google: {
      redirectUris: [
        data.SANDBOX_GOOGLE_RETURN,
        new URL('/api/calendar-accounts/google/return', data.SANDBOX_GOOGLE_RETURN).href,
      ],
    },
    ...(data.SANDBOX_RECORD ? { recordFile: data.SANDBOX_RECORD } : {}),
  };
}
