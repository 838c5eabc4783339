import { describe, expect, it } from 'vitest';
import { contactSchema, type ContactForm } from './contact.schema.ts';
import { proves } from '#tests/support/proves.ts';

const filled: ContactForm = {
  name: ' José Núñez-O’Brien ',
  email: ' Jose@Example.com ',
  topic: 'booking',
  message: 'Hello,\r\nmy booking is gone.\rReally.',
  ticket: 'x',
};
const errorsOf = (change: Partial<Record<keyof ContactForm, unknown>>) =>
  Object.fromEntries(
    (contactSchema.safeParse({ ...filled, ...change }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

const lineBreaks = ['\r\n', '\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029', '\0', '\u202e'];
const injections = lineBreaks.map((lineBreak) => `Maya${lineBreak}Bcc: victim@example.com`);

describe('what the contact form sends', () => {
  it('is trimmed, with one kind of line break', proves('OPEN-07'), () => {
    expect(contactSchema.parse(filled)).toMatchObject({
      name: 'José Núñez-O’Brien',
      email: 'jose@example.com',
      message: 'Hello,\nmy booking is gone.\nReally.',
    });
  });

  it('takes names of any script', () => {
    for (const name of ['李小龍', 'محمد', 'می‌خواهم', 'Zoë 🦊', `O'Neil, "Bob" <b>`])
      expect(errorsOf({ name })).toEqual({});
  });

  it.each(injections)('lets no header in through the name: %j', proves('PUB-063'), (name) => {
    expect(errorsOf({ name })).toEqual({ name: 'Please write your name on one line, without special characters' });
  });

  it.each(['=?utf-8?Q?Maya=0D=0ABcc:_x@example.com?=', '=?UTF-8?B?DQpCY2M6IHhAZXhhbXBsZS5jb20=?='])(
    'nor encoded: %s',
    proves('PUB-063'),
    (name) => {
      expect(errorsOf({ name })).toEqual({ name: 'Please write your name on one line, without special characters' });
    },
  );

  it.each([
    ...lineBreaks.map((lineBreak) => `maya@example.com${lineBreak}Bcc: x@example.com`),
    'maya@example.com, victim@example.com',
    'maya@example.com;victim@example.com',
    'Maya <maya@example.com>',
    'maya@example.com%0d%0aBcc:x@example.com',
    '=?utf-8?q?maya=0d=0a?=@example.com',
    `${'x'.repeat(250)}@example.com`,
    'maya@',
  ])('takes one plain address only: %j', proves('PUB-063'), (email) =>
    expect(Object.keys(errorsOf({ email }))).toEqual(['email']),
  );

  it.each(['booking\r\nBcc: x@example.com', 'constructor', '', null])(
    'takes listed topics only: %j',
    proves('PUB-063'),
    (topic) => {
      expect(errorsOf({ topic })).toEqual({ topic: 'Please choose what it’s about' });
    },
  );

  it.each<[Partial<Record<keyof ContactForm, unknown>>, string]>([
    [{ name: '  ' }, 'Please tell us your name'],
    [{ name: 'x'.repeat(101) }, 'Please keep your name under 100 characters'],
    [{ message: 'Help' }, 'Please write at least 10 characters, so that we can help'],
    [{ message: ' \n '.repeat(50) }, 'Please write at least 10 characters, so that we can help'],
    [{ message: 'x'.repeat(4_001) }, 'Please keep your message under 4,000 characters'],
    [{ message: { length: 20 } }, 'Please write your message'],
    [{ ticket: undefined }, 'Please reload the page'],
  ])('refuses %j', (change, text) => expect(Object.values(errorsOf(change))).toEqual([text]));
});
