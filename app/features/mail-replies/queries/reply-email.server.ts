import { derivedFor, SigningKeys } from '#app/platform/config/signing-keys.server.ts';
import type { Secrets } from '#app/platform/config/secrets.ts';
import { incomingDomain } from '#app/platform/mail/incoming/incoming-connection.server.ts';
import type { Side } from '#app/features/messages/message.ts';

/**
 * The email that a mail about unread messages can be replied to. It names the thread, the side and the day it was
 * made, and is signed for the person of that side. All of it in lower case and within the 64 characters of a mailbox
 * (RFC 5321, 4.5.3.1.1), because some mail programs change the case.
 */

/** Whose replies an email takes. */
export type ReplyPlace = { threadId: string; side: Side; personId: string };
/** What an email says; who wrote it is known once the side's person is. */
export type NamedPlace = Omit<ReplyPlace, 'personId'> & { day: number; signature: string };

/** Days in which a mail can be replied to. */
const validDays = 60;
const signatureCharacters = 20;
const sideLetters: Record<Side, string> = { client: 'c', professional: 'p' };

let keys: SigningKeys | undefined;

/** Sets the secrets that sign the emails, once at boot; every instance has the same. */
export function signReplyEmailsWith(secrets: Secrets): void {
  keys = new SigningKeys(secrets, derivedFor('doorstep reply addresses'));
}

/** Returns the email for replies of a person; undefined if no mails are received here. */
export function replyEmail(place: ReplyPlace, now: Date): string | undefined {
  const domain = incomingDomain();
  if (domain === undefined) return undefined;
  const day = dayOf(now);
  const [signature] = signaturesOf(place, day);
  return `r-${place.threadId.replaceAll('-', '')}${sideLetters[place.side]}${day.toString(36)}-${signature}@${domain}`;
}

const format = /^r-([0-9a-f]{32})([cp])([0-9a-z]{1,6})-([0-9a-f]{20})@(.+)$/;

/** Finds the first of these emails that has our form. */
export function findReplyPlace(emails: readonly string[]): NamedPlace | undefined {
  for (const email of emails) {
    const [, id = '', letter, day = '', signature = '', domain] = format.exec(email) ?? [];
    if (domain !== undefined && domain === incomingDomain()?.toLowerCase())
      return {
        threadId: asId(id),
        side: letter === 'c' ? 'client' : 'professional',
        day: parseInt(day, 36),
        signature,
      };
  }
  return undefined;
}

/** Reports whether we made an email for this person. */
export function isReplyEmailOf({ day, signature, ...place }: NamedPlace, personId: string): boolean {
  return signaturesOf({ ...place, personId }, day).includes(signature);
}

export function isReplyEmailExpired({ day }: NamedPlace, now: Date): boolean {
  return dayOf(now) - day > validDays;
}

/** 80 bits, of each key: enough for what can be tried only against the server. */
function signaturesOf({ threadId, side, personId }: ReplyPlace, day: number): string[] {
  if (!keys) throw new Error('The secret behind reply emails is set at boot, before any mail is sent');
  return keys
    .signatures(`${threadId}.${side}.${personId}.${day}`)
    .map((signature) => Buffer.from(signature, 'base64url').toString('hex').slice(0, signatureCharacters));
}

function dayOf(instant: Date): number {
  return Math.floor(instant.getTime() / 86_400_000);
}

function asId(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
