import { firstByField } from '#app/lib/first-by-field.ts';
import type { contactSchema } from './contact.schema.ts';

/** The form as typed, to show it again. */
export type ContactValues = { name: string; email: string; topic: string; message: string };
export type ContactErrors = Record<string, string>;

/** Texts for people that replace the API's. */
const wordsFor: Record<string, string> = { 'Invalid email': 'Please enter a valid email address.' };

/** Returns what was typed, and either the errors by field or the message to send. */
export function readContactForm(schema: typeof contactSchema, entries: FormData) {
  const text = (name: string) => String(entries.get(name) ?? '');
  const values: ContactValues = {
    name: text('name'),
    email: text('email'),
    topic: text('topic'),
    message: text('message'),
  };
  const result = schema.safeParse({ ...values, ticket: text('ticket'), subject_line: text('subject_line') });
  if (result.success) return { values, errors: {} as ContactErrors, message: result.data };
  return { values, errors: firstByField(result.error.issues, errorText), message: undefined };
}

export function errorText(message: string): string {
  return wordsFor[message] ?? message;
}
