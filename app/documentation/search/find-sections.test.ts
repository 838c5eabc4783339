import { describe, expect, it } from 'vitest';
import { findSections } from './find-sections.ts';

const section = (heading: string, text = '', page = 'Guide') => ({ url: `/docs/${heading}`, page, heading, text });
const found = (query: string, ...sections: ReturnType<typeof section>[]) =>
  findSections(sections, query).map(({ heading }) => heading);

describe('the search', () => {
  it('finds sections that have every word, in heading, page or text', () => {
    const sections = [section('Cancel', 'There is a fee.'), section('Pay', 'There is a fee.')];
    expect(found('cancel fee', ...sections)).toEqual(['Cancel']);
    expect(found('guide fee', ...sections)).toEqual(['Cancel', 'Pay']);
    expect(found('nothing', ...sections)).toEqual([]);
  });

  it('puts whole words before beginnings of words, and headings before texts', () => {
    expect(found('pay', section('a', 'Your payout'), section('b', 'You pay'), section('Pay'))).toEqual([
      'Pay',
      'b',
      'a',
    ]);
  });

  it('looks for what a question is about, not for its small words', () => {
    const sections = [section('Cancel', 'Cancelling any visit'), section('QR code', 'For your car')];
    expect(found('cancel a visit', ...sections)).toEqual(['Cancel']);
    expect(found('qr', section('Qurious'), ...sections)).toEqual(['QR code']);
    const [{ snippet = [] } = {}] = findSections(sections, 'cancel a visit');
    expect(snippet.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['Cancelling', 'visit']);
  });

  it('finds no word by its end', () => expect(found('pay', section('repay'))).toEqual([]));

  it('marks the words in a part of the text around the first one', () => {
    const text = `${'Word after word. '.repeat(30)}A refund goes to the card. ${'More and more. '.repeat(30)}`;
    const [{ snippet = [] } = {}] = findSections([section('Money', text)], 'refund card');
    expect(snippet.filter(({ isMatch }) => isMatch).map((piece) => piece.text)).toEqual(['refund', 'card']);
    const shown = snippet.map((piece) => piece.text).join('');
    expect(shown).toMatch(/^… .* …$/);
    expect(shown.length).toBeLessThan(220);
  });

  it('takes signs for what they are, and nothing for nothing', () => {
    expect(found('.*', section('a', 'anything'))).toEqual([]);
    expect(found('   ', section('a'))).toEqual([]);
    expect(found('{id}', section('GET /api/bookings/{id}'))).toEqual(['GET /api/bookings/{id}']);
  });
});
