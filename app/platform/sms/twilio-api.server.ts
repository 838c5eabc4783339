import * as z from 'zod/mini';
import { requiredSmsSettings } from './sms-connection.server.ts';

/** A text as Twilio's API describes it, as far as we read it. */
const message = z.object({
  sid: z.string(),
  status: z.string(),
  body: z.string(),
  date_created: z.nullable(z.string()),
  num_segments: z.nullable(z.string()),
  price: z.nullable(z.string()),
  price_unit: z.nullable(z.string()),
  error_code: z.nullable(z.number()),
});
export type TwilioMessage = z.infer<typeof message>;

const refusal = z.object({ code: z.number() });
const answerMilliseconds = 10_000;

/** The text was refused with one of Twilio's error codes (twilio.com/docs/api/errors). */
export type TwilioRefusal = { code: number };

/** The service could not take the text; `isUndelivered` says that it certainly has not. */
export class TwilioUnavailable extends Error {
  override name = 'TwilioUnavailable';
  readonly isUndelivered: boolean;

  constructor(text: string, isUndelivered: boolean, cause?: unknown) {
    super(text, cause === undefined ? {} : { cause });
    this.isUndelivered = isUndelivered;
  }
}

/**
 * Hands a text to Twilio.
 * @param statusPath our path that hears what becomes of it
 * @throws TwilioUnavailable if it is to be tried again
 */
export async function createMessage(
  to: string,
  body: string,
  statusPath: string,
): Promise<TwilioMessage | TwilioRefusal> {
  const { sender, callbackOrigin } = requiredSmsSettings();
  const from = 'from' in sender ? { From: sender.from } : { MessagingServiceSid: sender.messagingServiceSid };
  const form = new URLSearchParams({ To: to, Body: body, ...from, StatusCallback: `${callbackOrigin}${statusPath}` });
  const response = await call('/Messages.json', { method: 'POST', body: form });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return message.parse(answer);
  const refused = refusal.safeParse(answer);
  if (response.status === 429) throw new TwilioUnavailable('Twilio answered 429', true);
  if (response.status >= 500 || !refused.success)
    throw new TwilioUnavailable(`Twilio answered ${response.status}`, response.status < 500);
  return refused.data;
}

/** Reads a text; undefined if Twilio has none with that id. */
export async function readMessage(sid: string): Promise<TwilioMessage | undefined> {
  const response = await call(`/Messages/${encodeURIComponent(sid)}.json`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new TwilioUnavailable(`Twilio answered ${response.status}`, true);
  return message.parse(await response.json());
}

/** Finds a text with these words to a number that Twilio took since then: our call was answered, but not heard. */
export async function findMessage(to: string, body: string, since: Date): Promise<TwilioMessage | undefined> {
  const asked = new URLSearchParams({ To: to, PageSize: '50' });
  const response = await call(`/Messages.json?${asked}`);
  if (!response.ok) throw new TwilioUnavailable(`Twilio answered ${response.status}`, false);
  const { messages } = z.object({ messages: z.array(message) }).parse(await response.json());
  return messages.find((one) => one.body === body && Date.parse(one.date_created ?? '') >= since.getTime());
}

/** @throws Error that says why, if the account cannot be read */
export async function assertAccountAnswers(): Promise<void> {
  const response = await call('.json');
  await response.body?.cancel();
  if (!response.ok) throw new Error(`Twilio answered ${response.status}`);
}

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const { apiUrl, accountSid, authToken } = requiredSmsSettings();
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  return fetch(`${apiUrl}/2010-04-01/Accounts/${accountSid}${path}`, {
    ...init,
    headers: { authorization: `Basic ${credentials}` },
    redirect: 'manual',
    signal: AbortSignal.timeout(answerMilliseconds),
  }).catch((cause: unknown) => {
    throw new TwilioUnavailable('Twilio did not answer', false, cause);
  });
}
