import { createTransport, type Transporter } from 'nodemailer';

export type MailAttachment = { filename: string; content: string; contentType: string };

export type Mail = {
  /** Of the job that sends it, so that a mail that is sent again is recognised as the same one. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Who gets the answers, if not the sender. */
  replyTo?: { name: string; address: string };
  attachments?: MailAttachment[];
  /** Where a POST ends mails of this kind, without signing in. */
  unsubscribeUrl?: string | undefined;
};

/**
 * How mails wait for a mail server that takes none: the longest pause is a quarter of an hour, so that they arrive soon
 * after it is back, and they are given up after five days (RFC 5321, 4.5.4.1).
 */
export const mailPatience = { retryLimit: 490, retryDelaySeconds: 5, longestRetryDelaySeconds: 15 * 60 };

let transport: { transporter: Transporter; from: string; host: string } | undefined;

/** Connects the mail server of this process (the operator's, or the sandbox's inbox). */
export function connectMail(smtpUrl: string, from: string): void {
  transport = {
    from,
    host: /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost',
    // A mail server that hangs must not hold a job for ever: the job is tried again.
    transporter: createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 }),
  };
}

export function disconnectMail(): void {
  transport?.transporter.close();
  transport = undefined;
}

/** Hands a mail to the mail server. @throws Error when it is not accepted; callers are jobs, which try again. */
export async function sendMail({ id, unsubscribeUrl, ...mail }: Mail): Promise<void> {
  if (!transport) throw new Error('The mail server is connected at boot, before anything is mailed');
  await transport.transporter.sendMail({
    from: transport.from,
    ...mail,
    subject: oneLine(mail.subject),
    // The same at each attempt: a server that took the mail and could not say so is sent it again (RFC 5322, 3.6.4).
    messageId: `<${id}@${transport.host}>`,
    headers: { ...automatic, ...(unsubscribeUrl ? unsubscribing(unsubscribeUrl) : {}) },
  });
}

/** No holiday reply comes back (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated' };

/** The mail program's own button ends mails of this kind (RFC 2369, RFC 8058). */
function unsubscribing(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** A header ends with its line: whatever a subject was made of, it stays one. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim();
}
