import { describe, expect, it } from 'vitest';
import { isLine, isSeveralLines, lineText, lineTextMessage, visibleLine } from './line-text.ts';

describe('a field of one line', () => {
  it.each([
    'Ana Reyes',
    'José Núñez',
    "O'Brien-Smith",
    'محمد عبد الله',
    'יוסף כהן',
    '李小龙',
    'Владимир',
    'ภาษาไทย',
    'علی\u200cرضا',
    'क्\u200dष',
    'Haircut ✂️',
    'Plumber 👩‍🔧',
    'Family 👨‍👩‍👧',
    '🧑🏽‍🍳 Dinner',
    '1200 Main St, Apt #4, Austin, TX 78701',
    '',
  ])('takes %j', (text) => {
    expect(isLine(text)).toBe(true);
  });

  it.each([
    ['a line break', 'Ana\nBcc: all@example.com'],
    ['a carriage return', 'Ana\rReyes'],
    ['a tab', 'Ana\tReyes'],
    ['NUL', 'Ana\0'],
    ['an escape', 'Ana\u001b[31m'],
    ['NEL', 'Ana\u0085Reyes'],
    ['a separator of lines', 'Ana\u2028Reyes'],
    ['an override of direction', 'Ana \u202egnp.exe'],
    ['an isolate', '\u2066Ana\u2069'],
    ['a mark of direction', 'Ana\u200f'],
    ['a blank of no width', 'Ana\u200bReyes'],
    ['a joiner between Latin letters', 'An\u200da'],
    ['a byte order mark', '\ufeffAna\ufeff.'],
    ['a soft hyphen', 'Ana\u00adReyes'],
    ['a blank letter', 'Ana\u3164'],
    ['tags', 'Ana\u{e0041}'],
    ['half a character', 'Ana\ud800'],
  ])('refuses %s', (_, text) => {
    expect(isLine(text)).toBe(false);
    expect(lineText().safeParse(`x${text}x`).error?.issues[0]?.message).toBe(lineTextMessage);
  });

  it('is trimmed first: a line break that was copied with it does no harm', () => {
    expect(lineText().parse(' Ana Reyes\n')).toBe('Ana Reyes');
  });
});

it('a field of several lines takes line breaks, and nothing else that cannot be seen', () => {
  expect(isSeveralLines('1200 Main St\r\nApt 4\nAustin')).toBe(true);
  expect(isSeveralLines('1200 Main St\n\u202etpA')).toBe(false);
});

it('a name that a machine made loses what nobody sees, and nothing else', () => {
  expect(visibleLine('\u202agarden\u200b 2026.jpg\n')).toBe('garden 2026.jpg');
  expect(visibleLine('Straße 12 ✂️.pdf')).toBe('Straße 12 ✂️.pdf');
  expect(visibleLine('\u202e')).toBe('');
});
