import { createTransport, type Transporter } from 'nodemailer';
import { config } from '#app/platform/config/config.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { mailsSent } from '#app/platform/metrics/metrics.server.ts';
import { inSpan } from '#app/platform/tracing/span.server.ts';
import { awaitMail, dropLateMails } from './late-mails.server.ts';
import { refusalOfRecipient } from './refused-recipient.ts';

export type MailAttachment = { filename: string; content: string; contentType: string };

export type Mail = {
  /** The id of the job that sends it, so that a mail sent twice is recognized as the same one. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Who gets replies, if not the sender. */
  replyTo?: { name: string; address: string };
  attachments?: MailAttachment[];
  /** Where a POST unsubscribes from mails of this kind, without signing in. */
  unsubscribeUrl?: string | undefined;
};

/**
 * How mails are retried while the mail server accepts none: the longest pause is 15 minutes, so that they arrive soon
 * after it is back, and they are given up after five days (RFC 5321, 4.5.4.1).
 */
export const mailPatience = { retryLimit: 490, retryDelaySeconds: 5, longestRetryDelaySeconds: 15 * 60 };

/** Connections are kept for the next mails, and closed once they are idle for as long as one may hang. */
const connections = {
  pool: true,
  // Those that hang hold up the mails behind them only once all do.
  maxConnections: 10,
  // A hanging mail server must not hold a job forever: the job is retried.
  connectionTimeout: 10_000,
  socketTimeout: 20_000,
  // A kept connection may have ended meanwhile; after that the job retries, which waits longer each time.
  maxRequeues: 1,
} as const;

/** How long one attempt waits for a mail, in ms. A server may take longer, one that hangs up to a minute and a half. */
const patienceMilliseconds = 10_000;

type Transport = { transporter: Transporter; from: string; host: string; patience: number };
let transport: Transport | undefined;

/** Connects this process to the mail server (the operator's, or the sandbox's inbox). */
export function connectMail(smtpUrl: string, from: string, patience = patienceMilliseconds): void {
  transport = {
    from,
    patience,
    host: /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost',
    transporter: createTransport({ url: smtpUrl, ...connections }),
  };
}

export function disconnectMail(): void {
  transport?.transporter.close();
  transport = undefined;
  dropLateMails();
}

/**
 * Hands a mail to the mail server. If that refuses the recipient for good, the mail is dropped, because no attempt would
 * end otherwise; one to the operator is not, whose setting is then wrong.
 * @throws Error if it is not accepted, or not yet; callers are jobs, which retry
 */
export async function sendMail(mail: Mail): Promise<void> {
  const connected = transport;
  if (!connected) throw new Error('The mail server is connected at boot, before anything is mailed');
  await awaitMail(mail.id, connected.patience, () => handOver(connected, mail));
}

async function handOver({ transporter, from, host }: Transport, { id, unsubscribeUrl, ...mail }: Mail): Promise<void> {
  const begun = performance.now();
  const record = (outcome: 'sent' | 'refused' | 'failed') =>
    mailsSent.observe({ outcome }, (performance.now() - begun) / 1_000);
  const accepted = inSpan('SMTP send', { 'network.protocol.name': 'smtp' }, () =>
    transporter.sendMail({
      from,
      ...mail,
      subject: oneLine(mail.subject),
      // Stated, because finding out which encoding is shorter means counting every letter.
      textEncoding: 'quoted-printable',
      // The same for each attempt: a server that accepted the mail but could not confirm it gets it again (RFC 5322,
      // 3.6.4).
      messageId: `<${id}@${host}>`,
      headers: { ...automatic, ...(unsubscribeUrl ? unsubscribing(unsubscribeUrl) : {}) },
    }),
  );
  await accepted.then(
    () => record('sent'),
    (error: unknown) => {
      const refusal = refusalOfRecipient(error);
      const isDropped = refusal !== undefined && mail.to !== config().CONTACT_EMAIL;
      record(isDropped ? 'refused' : 'failed');
      if (!isDropped) throw error;
      log.warn({ mail: id, codes: refusal }, 'a mail server refuses a recipient, the mail is dropped');
    },
  );
}

/**
 * Checks that the mail server can be reached, speaks TLS where it has to and accepts our login; sends nothing.
 * @throws Error with what the server said
 */
export async function assertMailServerAnswers(): Promise<void> {
  if (!transport) throw new Error('The mail server is connected at boot, before anything is mailed');
  await transport.transporter.verify();
}

/** Prevents automatic replies (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated' };

/** Returns the headers for the mail program's own unsubscribe button (RFC 2369, RFC 8058). */
function unsubscribing(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Makes a subject one line, whatever it contains: a line break would end the header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim();
}
