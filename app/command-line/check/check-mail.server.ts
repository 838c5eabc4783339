import type { Config } from '#app/platform/config/config.server.ts';
import { connectMail, disconnectMail } from '#app/platform/mail/mail.server.ts';
import { unused, type Finding } from '#app/features/system/finding.ts';
import { findMail } from '#app/features/system/parts/find-mail.server.ts';

/** Checks that the mail server can be reached and accepts our login. */
export async function checkMail({ SMTP_URL, MAIL_FROM }: Config): Promise<Finding> {
  if (!SMTP_URL) return unused('the sandbox’s inbox (SMTP_URL)');
  connectMail(SMTP_URL, MAIL_FROM);
  return findMail().finally(disconnectMail);
}
