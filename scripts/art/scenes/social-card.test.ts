import { expect, it } from 'vitest';
import { drawText, typefaces } from '#app/discovery/social-card/typeface.server.ts';
import { socialCardSvg } from './social-card.ts';

it('carries the name of Doorstep, as an outline that needs no font', () => {
  expect(socialCardSvg()).toContain(`d="${drawText('Doorstep', typefaces.display, 104, -0.03).d}"`);
  expect(socialCardSvg()).not.toContain('<text');
});
