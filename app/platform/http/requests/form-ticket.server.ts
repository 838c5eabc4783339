import { createHmac } from 'node:crypto';
import type { Secrets } from '#app/platform/config/secrets.ts';
import { SigningKeys } from '#app/platform/config/signing-keys.server.ts';

/**
 * A form that anyone may send carries a ticket: the signed time when it was issued. It tells how long somebody took
 * to fill in the form, without storing anything and without a third party (no captcha).
 */

let keys: SigningKeys | undefined;

/** Sets the secrets behind the tickets, once at boot; all instances have the same ones. */
export function signFormTicketsWith(secrets: Secrets): void {
  keys = new SigningKeys(secrets, (secret) => createHmac('sha256', secret).update('form ticket').digest());
}

/** Issues a ticket for one display of a form. */
export function issueFormTicket(form: string, now = Date.now()): string {
  return `${now.toString(36)}.${readyKeys().sign(`${form} ${now}`)}`;
}

/** Returns the milliseconds since the ticket was issued; undefined for one that is not ours, or another form's. */
export function formTicketAge(form: string, ticket: string, now = Date.now()): number | undefined {
  const [time = '', given = ''] = ticket.split('.');
  const issued = /^[0-9a-z]{1,11}$/.test(time) ? Number.parseInt(time, 36) : Number.NaN;
  if (!Number.isSafeInteger(issued) || issued > now) return undefined;
  return readyKeys().verifies(`${form} ${issued}`, given) ? now - issued : undefined;
}

function readyKeys(): SigningKeys {
  if (!keys) throw new Error('The secret behind form tickets is set at boot, before any form is shown');
  return keys;
}
