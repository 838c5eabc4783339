import { createHmac } from 'node:crypto';
import { smsAccount } from './sms-format.ts';

/** Posts a form to the product, signed as Twilio signs (X-Twilio-Signature). */
export function postSigned(url: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  const names = Object.keys(fields).sort();
  const signed = url + names.map((name) => name + (fields[name] ?? '')).join('');
  const signature = createHmac('sha1', smsAccount.authToken).update(signed).digest('base64');
  return fetch(url, {
    method: 'POST',
    headers: { 'x-twilio-signature': signature },
    body: new URLSearchParams(fields),
  });
}

/** Reads the answer to a text that a phone sent: the text that goes back, if there is one (TwiML). */
export function replyIn(twiml: string): string | undefined {
  const [, text] = /<Message>([^<]*)<\/Message>/.exec(twiml) ?? [];
  return text?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
