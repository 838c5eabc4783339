import { createTransport, type Transporter } from 'nodemailer';

export type MailAttachment = { filename: string; content: string; contentType: string };

export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Who gets the answers, if not the sender. */
  replyTo?: { name: string; address: string };
  attachments?: MailAttachment[];
};

let transport: { transporter: Transporter; from: string } | undefined;

/** Connects the mail server of this process (the operator's, or the sandbox's inbox). */
export function connectMail(smtpUrl: string, from: string): void {
  transport = {
    from,
    // A mail server that hangs must not hold a job for ever: the job is tried again.
    transporter: createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 }),
  };
}

export function disconnectMail(): void {
  transport?.transporter.close();
  transport = undefined;
}

/** Hands a mail to the mail server. @throws Error when it is not accepted; callers are jobs, which try again. */
export async function sendMail(mail: Mail): Promise<void> {
  if (!transport) throw new Error('The mail server is connected at boot, before anything is mailed');
  await transport.transporter.sendMail({ from: transport.from, ...mail, subject: oneLine(mail.subject) });
}

/** A header ends with its line: whatever a subject was made of, it stays one. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim();
}
