import { Hono, type Context } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { errorAnswer, magicNumbers, messageResource, smsAccount } from './sms-format.ts';
import type { SmsSandbox } from './sms-sandbox.ts';

const bodyMaximum = 1_600;

/** The calls of Twilio's API that send and read texts, below /2010-04-01. */
export function createSmsApi(sandbox: SmsSandbox): Hono {
  const path = `/2010-04-01/Accounts/${smsAccount.accountSid}`;
  const routes = new Hono();
  routes.use('/2010-04-01/*', async (c, next) => {
    if (c.req.header('authorization') === basicCredentials()) return next();
    return c.json(errorAnswer(20003, 'Authenticate', 401), 401);
  });
  routes.get(`${path}.json`, (c) => c.json({ sid: smsAccount.accountSid, status: 'active', type: 'Full' }));
  routes.post(`${path}/Messages.json`, (c) => create(c, sandbox));
  routes.get(`${path}/Messages.json`, (c) => c.json(list(c, sandbox)));
  routes.get(`${path}/Messages/:name`, (c) => {
    const text = sandbox.store.find(c.req.param('name').replace(/\.json$/, ''));
    if (!text) return c.json(errorAnswer(20404, 'The requested resource was not found', 404), 404);
    return c.json(messageResource(text));
  });
  return routes;
}

function basicCredentials(): string {
  return `Basic ${Buffer.from(`${smsAccount.accountSid}:${smsAccount.authToken}`).toString('base64')}`;
}

async function create(c: Context, sandbox: SmsSandbox): Promise<Response> {
  const fault = sandbox.faults.take('POST', c.req.path);
  if (fault?.kind === 'status')
    return c.json(errorAnswer(fault.status === 429 ? 20429 : 20500, 'A planned fault', fault.status), fault.status);
  const form = Object.fromEntries(new URLSearchParams(await c.req.text()));
  const problem = problemWith(form);
  if (problem) return c.json(errorAnswer(...problem, 400), 400);
  const { To = '', Body = '', From = smsAccount.from, StatusCallback = null } = form;
  const text = sandbox.send({ to: To, from: From, body: Body, statusCallback: StatusCallback });
  if (fault?.kind === 'reset_after') {
    (c.env as HttpBindings).incoming.socket.destroy();
    return c.body(null);
  }
  return c.json(messageResource(text), 201);
}

function problemWith(form: Record<string, string>): readonly [code: number, message: string] | undefined {
  const { To = '', Body = '', From, MessagingServiceSid, StatusCallback } = form;
  if (To === '') return [21604, "A 'To' phone number is required."];
  if (!From && !MessagingServiceSid) return [21603, "A 'From' phone number is required."];
  if (Body === '') return [21602, 'Message body is required.'];
  if ([...Body].length > bodyMaximum) return [21617, 'The concatenated message body exceeds the 1600 character limit.'];
  if (StatusCallback !== undefined && !URL.canParse(StatusCallback)) return [21609, 'Invalid StatusCallback URL.'];
  if (!/^\+[1-9]\d{6,14}$/.test(To)) return [21211, `Invalid 'To' Phone Number: ${To}`];
  return magicNumbers[To];
}

function list(c: Context, { store }: SmsSandbox): object {
  const to = c.req.query('To');
  const size = Math.min(Number(c.req.query('PageSize')) || 50, 1_000);
  const texts = store.list({ phone: to, limit: 1_000 }).filter((text) => to === undefined || text.to === to);
  return {
    messages: texts.slice(0, size).map(messageResource),
    page: 0,
    page_size: size,
    start: 0,
    end: Math.max(0, Math.min(size, texts.length) - 1),
    uri: c.req.path,
    first_page_uri: `${c.req.path}?PageSize=${size}&Page=0`,
    next_page_uri: null,
    previous_page_uri: null,
  };
}
