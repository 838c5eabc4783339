import { config } from '#app/platform/config/config.server.ts';
import type { Secrets } from '#app/platform/config/secrets.ts';
import { derivedFor, SigningKeys } from '#app/platform/config/signing-keys.server.ts';
import { isId } from '#app/platform/http/path-parameters.ts';
import { choiceKinds, offerOf, type ChoiceKind, type Recipient } from '../notices.ts';

/*
 * The link in a mail that ends mails of its kind without signing in (RFC 8058). What it ends is written in it and
 * signed; nothing is kept, and it works for as long as the mail lies in somebody's mailbox.
 */

/** One switch of one person's: mails of this kind to them on this side of a booking. */
export type OptOut = { userId: string; recipient: Recipient; kind: ChoiceKind };

let keys: SigningKeys | undefined;

/** Sets the secrets behind the links, once at boot; every instance has the same. */
export function signOptOutLinksWith(secrets: Secrets): void {
  keys = new SigningKeys(secrets, derivedFor('doorstep opt-out links'));
}

/** The page that asks a person; a mail program's own button posts to it. */
export function optOutUrl(optOut: OptOut): string {
  return `${config().BASE_URL}/email-choice/${optOutToken(optOut)}`;
}

/** Fits into an address. */
export function optOutToken({ userId, recipient, kind }: OptOut): string {
  const what = `${userId}.${recipient}.${kind}`;
  return `${what}.${readyKeys().sign(what)}`;
}

/**
 * What a link ends; undefined for one that is not ours, or that ends what cannot be ended. A mail's text may end its
 * sentence behind the link, and some mail programs take the full stop for a part of it.
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
