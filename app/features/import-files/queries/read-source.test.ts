import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { separators } from '../table/find-separator.ts';
import { readSource } from './read-source.server.ts';

const context = { zone: 'America/Chicago', services: ['Haircut'], baseUrl: 'https://doorstep.test', now: new Date() };
const source = (text: string) => readSource(Buffer.from(text), context);
const cellsOf = async (text: string) => (await source(text)).lines.map(({ cells }) => cells);

/** A cell as programs write it: quoted where it has to be, or always. */
function written(cell: string, separator: string, isAlwaysQuoted: boolean): string {
  const isSpecial = cell.includes(separator) || /["\r\n]/.test(cell);
  return isSpecial || isAlwaysQuoted ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Text as it is after reading: without spaces around it, and not like a formula that we made harmless. */
const cell = fc
  .string({ unit: fc.constantFrom('a', 'ß', '🙂', ' ', ',', ';', '\t', '|', '"', '\n', '=', '+', '1', "'") })
  .map((text) => text.trim())
  .filter((text) => !/^'[=+\-@]/.test(text));

const table = fc
  .tuple(fc.integer({ min: 2, max: 5 }), fc.constantFrom(...separators), fc.constantFrom('\n', '\r\n'), fc.boolean())
  .chain(([width, separator, lineBreak, isAlwaysQuoted]) =>
    fc.record({
      width: fc.constant(width),
      separator: fc.constant(separator),
      lineBreak: fc.constant(lineBreak),
      isAlwaysQuoted: fc.constant(isAlwaysQuoted),
      rows: fc.array(
        fc.array(cell, { minLength: width, maxLength: width }).filter((cells) => cells.some((text) => text !== '')),
        { minLength: 1, maxLength: 8 },
      ),
    }),
  );

it('any table written as CSV, with any separator and any quoting, reads back the same', async () => {
  await fc.assert(
    fc.asyncProperty(table, async ({ width, separator, lineBreak, isAlwaysQuoted, rows }) => {
      const header = Array.from({ length: width }, (_, index) => `name${index}`);
      const text = [header, ...rows]
        .map((cells) => cells.map((one) => written(one, separator, isAlwaysQuoted)).join(separator))
        .join(lineBreak);
      const read = await source(text);
      expect(read.columns).toEqual(header);
      expect(read.lines.map(({ cells }) => cells)).toEqual(rows);
    }),
  );
});

it('no bytes at all make it fail in another way than with a clear error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      try {
        await readSource(bytes, context);
      } catch (error) {
        expect((error as { code?: string }).code).toMatch(/^import_/);
      }
    }),
  );
});

describe('encodings', () => {
  const text = 'Name,Email\nZoë Müller,zoe@example.com\n';
  const wide = Buffer.from(text, 'utf16le');
  it.each([
    ['UTF-8', Buffer.from(text), 'utf-8'],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`), 'utf-8'],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le'), 'utf-16'],
    ['UTF-16 without one', wide, 'utf-16'],
    ['UTF-16 of the other byte order', Buffer.from(Buffer.from(`\uFEFF${text}`, 'utf16le')).swap16(), 'utf-16'],
    ['Windows-1252', Buffer.from(text, 'latin1'), 'windows-1252'],
  ])('%s is understood', async (_, bytes, encoding) => {
    expect(await readSource(bytes, context)).toMatchObject({
      encoding,
      lines: [{ number: 2, cells: ['Zoë Müller', 'zoe@example.com'] }],
    });
  });
});

describe('a file that cannot be imported says why', () => {
  it.each([
    ['nothing', '', 'import_file_empty'],
    ['spaces', ' \n\n', 'import_file_empty'],
    ['a workbook of Excel', 'PK\u0003\u0004 and more', 'import_spreadsheet'],
    ['a binary file', 'Name,Email\n\0\u0001\u0002', 'import_binary'],
    ['column names alone', 'Name,Email\n', 'import_no_lines'],
    ['no column names', 'Maya,maya@example.com\nTom,tom@example.com\n', 'import_no_header'],
    ['a calendar without events', 'BEGIN:VCALENDAR\nEND:VCALENDAR', 'import_no_events'],
    ['contacts as a vCard', 'BEGIN:VCARD\nFN:Maya\nEND:VCARD', 'import_contacts_card'],
    ['2,001 lines', `Name,Email\n${'a,b\n'.repeat(2_001)}`, 'import_too_many_lines'],
    [
      '101 columns',
      `${Array.from({ length: 101 }, (_, index) => `c${index}`).join(',')}\na\n`,
      'import_too_many_columns',
    ],
    ['a header whose quote never ends', 'Name,"Email\nMaya,a@b.co\n', 'import_unreadable'],
  ])('%s', async (_, text, code) => {
    await expect(source(text)).rejects.toMatchObject({ code });
  });
});

describe('lines', () => {
  it('have the numbers they have in the file, also behind line breaks in quotes and empty lines', async () => {
    const { lines } = await source('Name,Note\nMaya,"one\ntwo"\n\nTom,x\n');
    expect(lines.map(({ number }) => number)).toEqual([2, 5]);
  });

  it('whose quote never ends are named, and those behind them go on', async () => {
    expect((await source('Name,Email\nMaya,a\n"Tom,b\nSue,c\n')).lines).toMatchObject([
      { number: 2, cells: ['Maya', 'a'] },
      { number: 3, problem: 'A quote begins on this line and never ends.' },
      { number: 4, cells: ['Sue', 'c'] },
    ]);
  });

  it('that have more cells than there are columns are named, and those behind them go on', async () => {
    expect((await source('Name,Email\nMaya,a,b,c\nSue,c\n')).lines).toMatchObject([
      { number: 2, problem: expect.stringContaining('4 cells') },
      { cells: ['Sue', 'c'] },
    ]);
  });

  it('may end in three ways within one file', async () => {
    expect(await cellsOf('Name,Email\r\nMaya,a\nTom,b\rSue,c')).toEqual([
      ['Maya', 'a'],
      ['Tom', 'b'],
      ['Sue', 'c'],
    ]);
  });

  it('say in a first line of Excel what separates their cells', async () => {
    expect(await cellsOf('sep=;\nName;Email\nMaya, the first;a\n')).toEqual([['Maya, the first', 'a']]);
  });

  it('keep formulas as text, and take back the apostrophe of our own files', async () => {
    expect(await cellsOf('Name,Phone\n"=HYPERLINK(""http://x"")",\'+1 512 555 0100\n')).toEqual([
      ['=HYPERLINK("http://x")', '+1 512 555 0100'],
    ]);
  });
});
