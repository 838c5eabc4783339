import { database } from '#app/platform/database/database.server.ts';
import { sendMail, type MailAttachment } from '#app/platform/mail/mail.server.ts';
import type { MailContent } from '#app/ui/mail/mail-content.ts';
import { noticeOffer } from '#app/features/notices/notice-offers.ts';
import { settingOf, type NoticeKind, type Recipient } from '#app/features/notices/notices.ts';
import { type NoticeChoice, readEnabledNotices } from '#app/features/notices/queries/list-preferences.server.ts';
import { renderStandardMail } from '../compiled-mail.server.ts';
import { optOutUrl, type OptOut } from '#app/features/notices/queries/opt-out-link.server.ts';

type StandardMail = {
  /** The job's. */
  id: string;
  to: string;
  words: MailContent;
  attachments?: MailAttachment[];
  /** Who gets replies, if not the sender. */
  replyTo?: { name: string; address: string };
};
/** What a mail tells whom; without an account none is sent. */
type Told = { userId: string | null; recipient: Recipient; kind: NoticeKind };

/**
 * Mails content to a side of a booking, unless it has no email or switched the mail off; a mail that can be switched
 * off says how. `isEnabled` is passed if the preferences were read before.
 */
export async function sendToParty(
  mail: Omit<StandardMail, 'to'> & { to: string | null },
  { userId, recipient, kind }: Told,
  isEnabled?: (choice: NoticeChoice) => boolean,
): Promise<void> {
  const { to } = mail;
  if (!to || userId === null) return;
  if (noticeOffer(kind, recipient, 'mail') === 'always') return sendStandardMail({ ...mail, to });
  const choice = { userId, recipient, kind: settingOf(kind) };
  const isSent = isEnabled ?? (await readEnabledNotices(database(), [userId]));
  if (isSent({ ...choice, channel: 'mail' })) await sendStandardMail({ ...mail, to }, choice);
}

/**
 * Mails content.
 * @throws if the mail server does not accept it; the job retries
 */
export async function sendStandardMail(
  { words, attachments = [], ...mail }: StandardMail,
  optOut?: OptOut,
): Promise<void> {
  const unsubscribeUrl = optOut && optOutUrl(optOut);
  const content = await renderStandardMail(words, unsubscribeUrl);
  await sendMail({ ...mail, subject: words.subject, ...content, attachments, unsubscribeUrl });
}
