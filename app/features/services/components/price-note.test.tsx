import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PriceNote } from './price-note.tsx';

it.each([
  ['', 'What clients pay. You receive this minus 10%.'],
  ['0', 'What clients pay. You receive this minus 10%.'],
  ['abc', 'What clients pay. You receive this minus 10%.'],
  ['0.49', 'The minimum card charge is $0.50.'],
  ['75', 'You receive $67.50 of it.'],
  ['19.99', 'You receive $17.99 of it.'],
])('what a price of %j means', (typed, text) => expect(renderToStaticMarkup(<PriceNote typed={typed} />)).toBe(text));
