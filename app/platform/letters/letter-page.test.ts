import { describe, expect, it } from 'vitest';
import { lettersOf } from './document-fonts.server.ts';
import { LetterPage } from './letter-page.server.ts';

const page = new LetterPage('Test', new Date());
const widthOf = (line: string) => lettersOf(line, 'text').reduce((sum, { width }) => sum + 10 * width, 0);

describe('a wrapped text', () => {
  const address = '1204 Pine Street, Building C, third floor, Apartment 14B, behind the green gate, Austin, TX 78701';

  it('keeps all of its words, in lines that fit', () => {
    const lines = page.wrapped(address, 150);
    expect(lines.join(' ')).toBe(address);
    expect(lines.length).toBeGreaterThan(2);
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(150);
  });

  it('breaks a word that is wider than a line, and goes on behind it', () => {
    const lines = page.wrapped(`At ${'W'.repeat(40)} end`, 100);
    expect(lines.join('')).toBe(`At${'W'.repeat(40)} end`);
    expect(lines[0]).toBe('At');
    expect(lines.at(-1)).toMatch(/^W+ end$/);
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(100);
  });

  it('also one that begins with a letter of no width', () => {
    expect(page.wrapped(`\u0301${'W'.repeat(20)}`, 100).join('')).toBe(`\u0301${'W'.repeat(20)}`);
  });

  it('of one line or of none is one line', () => {
    expect([page.wrapped('Haircut', 150), page.wrapped('', 150)]).toEqual([['Haircut'], ['']]);
  });
});
