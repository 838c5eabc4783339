import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NoProfessionals } from './no-professionals.tsx';
import { proves } from '#tests/support/proves.ts';

const drawn = (filtered: boolean) =>
  renderToStaticMarkup(<NoProfessionals filtered={filtered} clear={() => undefined} />);

it('says that nobody has signed up yet', proves('DIR-002', 'DIR-012'), () => {
  expect(drawn(false)).toContain('No professionals have signed up yet.');
  expect(drawn(false)).not.toContain('Clear all filters');
});

it('says that nobody matches and offers to clear the filters', proves('DIR-013', 'DIR-014'), () => {
  expect(drawn(true)).toContain('No professionals found matching your criteria.');
  expect(drawn(true)).toMatch(/<button[^>]*type="submit".*Clear all filters/);
});
