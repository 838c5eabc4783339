import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NoProfessionals } from './no-professionals.tsx';

const drawn = (filtered: boolean) =>
  renderToStaticMarkup(<NoProfessionals filtered={filtered} clear={() => undefined} />);

it('DIR-002 DIR-012 says that nobody has signed up yet', () => {
  expect(drawn(false)).toContain('No professionals have signed up yet.');
  expect(drawn(false)).not.toContain('Clear all filters');
});

it('DIR-013 DIR-014 says that nobody matches and offers to clear the filters', () => {
  expect(drawn(true)).toContain('No professionals found matching your criteria.');
  expect(drawn(true)).toMatch(/<button[^>]*type="submit".*Clear all filters/);
});
