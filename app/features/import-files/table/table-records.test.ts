import { describe, expect, it } from 'vitest';
import { cutRecords } from './table-records.ts';

const cellsOf = (text: string) => [...cutRecords(text, ',', 1)].map(({ cells }) => cells);

describe('quotes', () => {
  it.each([
    ['around a cell are left out', '"a,b",c', ['a,b', 'c']],
    ['are one where there are two', '"a ""b"" c",""""', ['a "b" c', '"']],
    ['within a cell are text', 'a"b",5" pipe', ['a"b"', '5" pipe']],
    ['around a part of a cell are text', '"a"b,"c"d"e', ['"a"b', '"c"d"e']],
    ['may be around nothing', '"",a,""', ['', 'a', '']],
  ])('%s', (_, text, cells) => expect(cellsOf(`${text}\n${text}`)).toEqual([cells, cells]));
});

it.each(['\n', '\r', '\r\n'])('records end at %j, and those behind an unclosed quote are read', (lineBreak) => {
  const text = ['a,"b', 'c",d', '', '"e', 'f,', ''].join(lineBreak);
  expect([...cutRecords(text, ',', 2)]).toEqual([
    { number: 2, cells: ['a', `b${lineBreak}c`, 'd'] },
    { number: 4, cells: [''] },
    { number: 5, cells: null },
    { number: 6, cells: ['f', ''] },
  ]);
});

it('no more of a text is cut than is taken', () => {
  const records = cutRecords('a\n'.repeat(1_000_000), ',', 1);
  expect([records.next().value, records.next().value]).toEqual([
    { number: 1, cells: ['a'] },
    { number: 2, cells: ['a'] },
  ]);
});
