import { createHmac, timingSafeEqual } from 'node:crypto';

/** The fields of a posted form, by name. */
export type FormFields = Readonly<Record<string, string>>;

/**
 * Returns the X-Twilio-Signature of a post: HMAC-SHA1 under the auth token, in base64, of the URL that was called and
 * each field's name and value in the order of the names (twilio.com/docs/usage/webhooks/webhooks-security).
 */
export function twilioSignature(url: string, fields: FormFields, authToken: string): string {
  const names = Object.keys(fields).sort();
  const signed = url + names.map((name) => `${name}${fields[name] ?? ''}`).join('');
  return createHmac('sha1', authToken).update(signed, 'utf8').digest('base64');
}

/** Whether Twilio signed a post to this URL. */
export function isTwilioSignature(
  given: string,
  post: { url: string; fields: FormFields; authToken: string },
): boolean {
  const right = Buffer.from(twilioSignature(post.url, post.fields, post.authToken));
  const claimed = Buffer.from(given);
  return claimed.length === right.length && timingSafeEqual(claimed, right);
}
