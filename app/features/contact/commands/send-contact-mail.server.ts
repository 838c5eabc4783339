import { createElement } from 'react';
import { config } from '#app/platform/config/config.server.ts';
import type { JobAttempt } from '#app/platform/jobs/job.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { contactTopics } from '../contact-topics.ts';
import { renderMail } from '#app/platform/mail/render-mail.server.ts';
import type { ContactMailJob } from './queue-contact-mail.server.ts';

/** Mails a visitor's message to the operator; a reply goes to the visitor. Nobody else gets a copy. */
export async function sendContactMail(message: ContactMailJob, { id }: JobAttempt): Promise<void> {
  const { ContactMail } = await import('../contact-mail.tsx');
  const content = await renderMail(createElement(ContactMail, message));
  await sendMail({
    id,
    to: config().CONTACT_EMAIL,
    replyTo: { name: message.name, address: message.email },
    subject: `Contact: ${contactTopics[message.topic]} (${message.name})`,
    ...content,
  });
}
