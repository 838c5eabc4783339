import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mask, maskContactDetails } from './mask-contact-details.ts';

describe('contact details are masked', () => {
  it.each([
    ['Write to maya@example.com, please', `Write to ${mask}, please`],
    ['maya.b+home@mail.example.co.uk', mask],
    ['maya (at) example (dot) com', mask],
    ['maya [at] example.com', mask],
    ['maya at example dot com', mask],
    ['Call (512) 555-0142 today', `Call ${mask} today`],
    ['Call 512.555.0142', `Call ${mask}`],
    ['5 1 2 5 5 5 0 1 4 2', mask],
    ['+1 512 555 0142', mask],
    ['+49 (0)30 1234567', mask],
    ['٥١٢٥٥٥٠١٤٢', mask],
    ['See https://example.com/me?x=1 for more', `See ${mask} for more`],
    ['See www.example.com', `See ${mask}`],
    ['example.com/maya', mask],
    ['_example.com', `_${mask}`],
    ['пример.com', mask],
    ['Well...maya.b@example.com', `Well...${mask}`],
    ['_maya@example.com', `_${mask}`],
    ['I am @maya_b there', `I am ${mask} there`],
    ['WhatsApp: maya.brooks', mask],
    ['my insta is maya_b', `my ${mask}`],
  ])('%s', (text, shown) => expect(maskContactDetails(text)).toEqual({ text: shown, isMasked: true }));
});

describe('what is none stays', () => {
  it.each([
    'How much for two dogs, 40 and 65 pounds?',
    'Apartment 4B, ZIP 78701',
    'On 2026-11-24 at 10:30',
    'On 11/24/2026, please',
    'Is 24.11.2026 10:30 possible?',
    'It costs $1,250.00 for 3 hours',
    'Meet me at noon. Bring a ladder.',
    'Are you on WhatsApp?',
    'a 2015 Honda Civic, 120,000 miles',
    '',
  ])('%s', (text) => expect(maskContactDetails(text)).toEqual({ text, isMasked: false }));
});

const words = fc.array(fc.constantFrom('please', 'clean', 'the', 'car', 'two', 'dogs', 'noon', '—', 'é'), {
  minLength: 1,
  maxLength: 8,
});
const digit = fc.integer({ min: 0, max: 9 });
const phone = fc
  .tuple(fc.array(digit, { minLength: 10, maxLength: 10 }), fc.constantFrom('', ' ', '-', '.', ') '))
  .map(([all, gap]) => [all.slice(0, 3), all.slice(3, 6), all.slice(6)].map((part) => part.join('')).join(gap));
const label = fc.stringMatching(/^[a-z][a-z0-9]{2,8}$/);
const mail = fc.tuple(label, label).map(([name, host]) => `${name}@${host}.com`);
const link = fc.tuple(label, label).map(([host, path]) => `https://${host}.org/${path}`);

it('no phone number, mail or link among other words is shown, and the words are', () => {
  fc.assert(
    fc.property(words, fc.oneof(phone, mail, link), words, (before, contact, after) => {
      const { text, isMasked } = maskContactDetails([...before, contact, ...after].join(' '));
      expect(isMasked).toBe(true);
      expect(text).not.toContain(contact);
      expect(text.split(' ')).toEqual([...before, mask, ...after]);
    }),
  );
});

it('what is masked stays as it is when it is masked again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const once = maskContactDetails(text).text;
      expect(maskContactDetails(once)).toEqual({ text: once, isMasked: false });
    }),
  );
});

it('a text of any length is masked long before the time of a test is over', () => {
  const parts = [
    'a',
    'é',
    '١',
    '1 ',
    'a.',
    'a@',
    '(',
    'a at ',
    'a-',
    '-',
    '_a',
    'a (',
    'a.com',
    'www',
    '@',
    ' ',
    'insta ',
  ];
  for (const part of parts) {
    // If a search began at each letter, these would take minutes.
    const text = part.repeat(40_000 / part.length);
    expect(maskContactDetails(text).text.length).toBeLessThanOrEqual(text.length);
  }
});
