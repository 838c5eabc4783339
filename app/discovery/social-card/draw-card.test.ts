import { expect, it } from 'vitest';
import type { CardFacts } from './card-facts.server.ts';
import { drawCard } from './draw-card.server.ts';
import { drawText, typefaces } from './typeface.server.ts';

const facts: CardFacts = {
  name: 'Maya Brooks',
  headline: 'Hair & make-up',
  place: 'Austin, TX',
  price: 'From $45.00',
  verified: true,
  rating: { average: '4.9', count: 12 },
  image: '/images/portraits/p02-640.webp',
  tint: 'tint-beauty',
};
const name = drawText('Maya Brooks', typefaces.display, 88, -0.03).d;
const brand = drawText('Doorstep', typefaces.display, 44, -0.03).d;

it('carries the professional’s name and the logo with Doorstep’s', () => {
  const card = drawCard(facts);
  expect(card).toContain(`d="${name}"`);
  expect(card).toContain(`d="${brand}"`);
});

it('carries the logo also where the name cannot be drawn', () => {
  const card = drawCard({ ...facts, name: '王芳', headline: null, place: null, price: null, rating: null });
  expect(card).not.toContain(`d="${name}"`);
  expect(card).toContain(`d="${brand}"`);
});
