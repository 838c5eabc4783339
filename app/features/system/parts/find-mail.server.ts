import { config } from '#app/platform/config/config.server.ts';
import { oneLine } from '#app/platform/errors/start-refusal.ts';
import { assertMailServerAnswers } from '#app/platform/mail/mail.server.ts';
import { fails, works, type Finding } from '../finding.ts';

/** Asks whether the mail server can be reached and accepts our login. */
export async function findMail(): Promise<Finding> {
  const { SMTP_URL, MAIL_FROM } = config();
  const host = SMTP_URL ? new URL(SMTP_URL).host : 'the sandbox’s inbox';
  return assertMailServerAnswers().then(
    () => works(`${host} accepts mail from ${MAIL_FROM}`),
    (error: unknown) => fails(`${host}: ${oneLine(error)} (SMTP_URL)`),
  );
}
