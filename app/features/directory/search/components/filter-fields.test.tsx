import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readPageQuery, filterOf } from '#app/features/directory-search/directory-request.ts';
import { anyProfessional, type DirectoryFilter } from '#app/features/directory-search/directory-filter.ts';
import { SortField } from './filter-fields.tsx';
import { proves } from '#tests/support/proves.ts';

it(
  'sends no sort of its own without JavaScript, so that a search has its best matches first',
  proves('DIR-007'),
  () => {
    expect(sortSent(anyProfessional, 'hair')).toBe('relevance');
    expect(sortSent({ ...anyProfessional, sort: 'name_asc' }, 'hair')).toBe('name_asc');
    expect(sortSent({ ...anyProfessional, search: 'hair', sort: 'rating' }, 'nails')).toBe('rating');
    expect(sortSent({ ...anyProfessional, search: 'hair', sort: 'relevance' }, '')).toBe('rating');
  },
);

/** Returns how a search is sorted that the form on the page of a filter sends. */
function sortSent(filter: DirectoryFilter, search: string): string {
  const drawn = renderToStaticMarkup(<SortField filter={filter} change={() => undefined} />);
  const sort = /<option value="(\w*)" selected/.exec(drawn)?.[1] ?? 'none is selected';
  return filterOf(readPageQuery(new URLSearchParams({ search, sort }))).sort;
}
