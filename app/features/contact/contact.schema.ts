import * as z from 'zod/mini';
import { lineText } from '#app/lib/line-text.ts';
import { emailSchema } from '#app/features/accounts/account.schema.ts';
import { contactLimits, contactTopics, type ContactTopic } from './contact-topics.ts';

const { nameMaximum, messageMinimum, messageMaximum } = contactLimits;
export const topics = Object.keys(contactTopics) as [ContactTopic, ...ContactTopic[]];

/**
 * Text for a mail header must be one line of plain text: no line break in any form (CR, LF, NEL, the Unicode
 * separators), no other control character, none that changes the text direction, and nothing that a mail program
 * would decode into one (RFC 2047).
 */
const headerText = (message: string) =>
  z.refine<string>(
    (value) => !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]|=\?[^?]*\?[bq]\?/iu.test(value),
    message,
  );

/** Converts line breaks to LF and removes other control characters. */
const messageText = z.pipe(
  z.string('Please write your message'),
  z.transform((text) =>
    text
      .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      .replaceAll(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  ),
);

/** The data the contact form sends. */
export const contactSchema = z.object({
  name: lineText('Please tell us your name').check(
    headerText('Please write your name on one line, without special characters'),
    z.minLength(1, 'Please tell us your name'),
    z.maxLength(nameMaximum, `Please keep your name under ${nameMaximum} characters`),
  ),
  email: emailSchema.check(headerText('Invalid email')),
  topic: z.enum(topics, 'Please choose what it’s about'),
  message: z.pipe(
    messageText,
    z
      .string()
      .check(
        z.minLength(messageMinimum, `Please write at least ${messageMinimum} characters, so that we can help`),
        z.maxLength(
          messageMaximum,
          `Please keep your message under ${messageMaximum.toLocaleString('en-US')} characters`,
        ),
      ),
  ),
  /** When the form was shown, signed by us. */
  ticket: z.string('Please reload the page').check(z.maxLength(100, 'Please reload the page')),
  /** A honeypot that people do not see: whoever fills it in is a bot. */
  subject_line: z._default(z.string().check(z.maxLength(1_000)), ''),
});
export type ContactForm = z.input<typeof contactSchema>;
export type ContactMessage = Pick<z.output<typeof contactSchema>, 'name' | 'email' | 'topic' | 'message'>;
