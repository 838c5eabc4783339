import { createHmac, timingSafeEqual } from 'node:crypto';

/*
 * A form that anybody may send carries a ticket: when it was handed out, signed. It tells how long somebody took to
 * fill the form in, without keeping anything and without a third party (no captcha).
 */

let key: Buffer | undefined;

/** Sets the secret behind the tickets, once at boot; every instance has the same. */
export function signFormTicketsWith(secret: string): void {
  key = createHmac('sha256', secret).update('form ticket').digest();
}

/** A ticket for one showing of a form. */
export function issueFormTicket(form: string, now = Date.now()): string {
  return `${now.toString(36)}.${signature(form, now)}`;
}

/** Milliseconds since the ticket was handed out; undefined for one that is not ours, or another form's. */
export function formTicketAge(form: string, ticket: string, now = Date.now()): number | undefined {
  const [time = '', given = ''] = ticket.split('.');
  const issued = /^[0-9a-z]{1,11}$/.test(time) ? Number.parseInt(time, 36) : Number.NaN;
  if (!Number.isSafeInteger(issued) || issued > now) return undefined;
  const expected = Buffer.from(signature(form, issued));
  const sent = Buffer.from(given);
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? now - issued : undefined;
}

function signature(form: string, issued: number): string {
  if (!key) throw new Error('The secret behind form tickets is set at boot, before any form is shown');
  return createHmac('sha256', key).update(`${form} ${issued}`).digest('base64url');
}
