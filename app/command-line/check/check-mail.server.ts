import type { Config } from '#app/platform/config/config.server.ts';
import { oneLine } from '#app/platform/errors/start-refusal.ts';
import { assertMailServerAnswers, connectMail, disconnectMail } from '#app/platform/mail/mail.server.ts';
import { fails, unused, works, type Finding } from './finding.ts';

/** Checks that the mail server can be reached and accepts our login. */
export async function checkMail({ SMTP_URL, MAIL_FROM }: Config): Promise<Finding> {
  if (!SMTP_URL) return unused('the sandbox’s inbox (SMTP_URL)');
  const { host } = new URL(SMTP_URL);
  connectMail(SMTP_URL, MAIL_FROM);
  try {
    await assertMailServerAnswers();
    return works(`${host} accepts mail from ${MAIL_FROM}`);
  } catch (error) {
    return fails(`${host}: ${oneLine(error)} (SMTP_URL)`);
  } finally {
    disconnectMail();
  }
}
