import { derivedFor, SigningKeys } from '#app/platform/config/signing-keys.server.ts';
import type { Secrets } from '#app/platform/config/secrets.ts';
import { incomingDomain } from '#app/platform/mail/incoming/incoming-connection.server.ts';
import type { Side } from '#app/features/messages/message.ts';

/**
 * The email that a mail about unread messages can be replied to. It names the thread, the side, the day it was made and
 * the last message that the mail shows, and is signed for the person of that side. All of it in lower case and within
 * the 64 characters of a mailbox (RFC 5321, 4.5.3.1.1), because some mail programs change the case.
 */

/** Whose replies an email takes. */
export type ReplyPlace = { threadId: string; side: Side; personId: string };
/** What an email says; who wrote it is known once the side's person is. */
export type NamedPlace = Omit<ReplyPlace, 'personId'> & {
  day: number;
  /** The sequence of the last message that the mail shows; null if the email does not say. */
  shownUntil: number | null;
  /** The two as one number, as it is signed. */
  made: number;
  signature: string;
};

/** Days in which a mail can be replied to. */
const validDays = 60;
const signatureCharacters = 20;
/**
 * The day and the message are one number, the message in front: emails made before messages were named are read as such
 * without one, and the release before this one can read those that are made now.
 */
const daysPerMessage = 65_536;
/** A number of six signs in base 36. */
const madeMaximum = 36 ** 6;
const sideLetters: Record<Side, string> = { client: 'c', professional: 'p' };

let keys: SigningKeys | undefined;

/** Sets the secrets that sign the emails, once at boot; every instance has the same. */
export function signReplyEmailsWith(secrets: Secrets): void {
  keys = new SigningKeys(secrets, derivedFor('doorstep reply addresses'));
}

/** Returns the email for replies of a person to a mail that shows a message; undefined if no mails are received here. */
export function replyEmail(place: ReplyPlace, shownUntil: number, now: Date): string | undefined {
  const domain = incomingDomain();
  if (domain === undefined) return undefined;
  const made = madeOf(dayOf(now), shownUntil);
  const [signature] = signaturesOf(place, made);
  return `r-${place.threadId.replaceAll('-', '')}${sideLetters[place.side]}${made.toString(36)}-${signature}@${domain}`;
}

/** A message too far back in a very long thread to be named is left out. */
function madeOf(day: number, shownUntil: number): number {
  const made = shownUntil * daysPerMessage + day;
  return made < madeMaximum ? made : day;
}

const format = /^r-([0-9a-f]{32})([cp])([0-9a-z]{1,6})-([0-9a-f]{20})@(.+)$/;

/** Finds the first of these emails that has our form. */
export function findReplyPlace(emails: readonly string[]): NamedPlace | undefined {
  for (const email of emails) {
    const [, id = '', letter, number = '', signature = '', domain] = format.exec(email) ?? [];
    if (domain === undefined || domain !== incomingDomain()?.toLowerCase()) continue;
    const made = parseInt(number, 36);
    return {
      threadId: asId(id),
      side: letter === 'c' ? 'client' : 'professional',
      day: made % daysPerMessage,
      shownUntil: Math.floor(made / daysPerMessage) || null,
      made,
      signature,
    };
  }
  return undefined;
}

/** Reports whether we made an email for this person. */
export function isReplyEmailOf({ made, signature, ...place }: NamedPlace, personId: string): boolean {
  return signaturesOf({ ...place, personId }, made).includes(signature);
}

export function isReplyEmailExpired({ day }: NamedPlace, now: Date): boolean {
  return dayOf(now) - day > validDays;
}

/** 80 bits, of each key: enough for what can be tried only against the server. */
function signaturesOf({ threadId, side, personId }: ReplyPlace, made: number): string[] {
  if (!keys) throw new Error('The secret behind reply emails is set at boot, before any mail is sent');
  return keys
    .signatures(`${threadId}.${side}.${personId}.${made}`)
    .map((signature) => Buffer.from(signature, 'base64url').toString('hex').slice(0, signatureCharacters));
}

function dayOf(instant: Date): number {
  return Math.floor(instant.getTime() / 86_400_000);
}

function asId(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
