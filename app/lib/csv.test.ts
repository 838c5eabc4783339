import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvField, csvLine } from './csv.ts';

/** Reads one field as RFC 4180 says. */
const read = (field: string) => (field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);

describe('a field', () => {
  it.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['+1 512 555 0100', "'+1 512 555 0100"],
    ['-cmd|calc', "'-cmd|calc"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['-12.50', '-12.50'],
    ['75.00', '75.00'],
    ['', ''],
    [null, ''],
    [true, 'true'],
    [7, '7'],
    [new Date('2026-11-20T18:00:00Z'), '2026-11-20T18:00:00.000Z'],
  ])('%j becomes %s', (value, field) => expect(csvField(value)).toBe(field));

  it('says what it was given, and never begins a formula', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const said = read(csvField(text));
        expect([text, `'${text}`]).toContain(said);
        expect(/^[=@\t\r]/.test(said)).toBe(false);
        expect(/^[+-]/.test(said) && !/^[+-]?\d+(\.\d+)?$/.test(said)).toBe(false);
      }),
    );
  });
});

it('a line ends as RFC 4180 says', () => expect(csvLine(['a', 1, null])).toBe('a,1,\r\n'));
