import { config } from '#app/platform/config/config.server.ts';
import type { Secrets } from '#app/platform/config/secrets.ts';
import { derivedFor, SigningKeys } from '#app/platform/config/signing-keys.server.ts';
import { isId } from '#app/platform/http/api/path-parameters.ts';
import { offerOf } from '../notice-offers.ts';
import { choiceKinds, type ChoiceKind, type Recipient } from '../notices.ts';

/**
 * The link in a mail that ends mails of its kind without signing in (RFC 8058). What it ends is written in the link
 * and signed; nothing is stored, and it works as long as the mail exists.
 */

/** One switch of one person: mails of this kind to them on this side of a booking. */
export type OptOut = { userId: string; recipient: Recipient; kind: ChoiceKind };

let keys: SigningKeys | undefined;

/** Sets the secrets that sign the links, once at boot; every instance has the same. */
export function signOptOutLinksWith(secrets: Secrets): void {
  keys = new SigningKeys(secrets, derivedFor('doorstep opt-out links'));
}

/** Returns the URL of the page that asks the person to confirm; a mail program's own button posts to it. */
export function optOutUrl(optOut: OptOut): string {
  return `${config().BASE_URL}/email-choice/${optOutToken(optOut)}`;
}

/** Returns a URL-safe token. */
export function optOutToken({ userId, recipient, kind }: OptOut): string {
  const what = `${userId}.${recipient}.${kind}`;
  return `${what}.${readyKeys().sign(what)}`;
}

/**
 * Returns what a link ends; undefined if it is not ours or names mails that cannot be switched off. Ignores a
 * trailing period: a sentence of the mail may end after the link, and some mail programs take the period for a part
 * of it.
 */
export function readOptOut(token: string): OptOut | undefined {
  const [userId = '', recipient = '', kind = '', given = '', ...more] = token.replace(/\.$/, '').split('.');
  if (more.length > 0 || !readyKeys().verifies(`${userId}.${recipient}.${kind}`, given)) return undefined;
  const optOut = { userId, recipient: recipient as Recipient, kind: choiceKinds.find((known) => known === kind) };
  if (!isId(userId) || !optOut.kind || offerOf(optOut.recipient, optOut.kind, 'mail') !== 'choice') return undefined;
  return { ...optOut, kind: optOut.kind };
}

function readyKeys(): SigningKeys {
  if (!keys) throw new Error('The secret behind opt-out links is set at boot, before any mail is sent');
  return keys;
}
