import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyProfessional,
  changeFilter,
  directorySorts,
  filterQuery,
  isFiltering,
  sortsFor,
  titleParameter,
  titlesIn,
  toggleService,
  type DirectoryFilter,
} from './directory-filter.ts';
import { filterOf, readPageQuery } from './directory-request.ts';
import { proves } from '#tests/support/proves.ts';

const title = fc
  .string({ minLength: 1, maxLength: 30 })
  .map((text) => text.replaceAll(/\s+/g, ' ').trim())
  .filter((text) => text !== '');
const drafts: fc.Arbitrary<DirectoryFilter> = fc.record({
  search: fc.string({ maxLength: 60 }).map((text) => text.trim()),
  services: fc.uniqueArray(title, { maxLength: 5, selector: (text) => text.toLowerCase() }),
  place: fc.string({ maxLength: 40 }).map((text) => text.trim()),
  area: fc.constantFrom('', '-97.938,30.1,-97.56,30.517', '-180,-14.5,180,71.4'),
  date: fc.constantFrom('', '2026-11-21', '2028-02-29'),
  verified: fc.boolean(),
  sort: fc.constantFrom(...directorySorts.map(({ id }) => id)),
});
// Without a search there are no better and worse matches.
const filters = drafts.filter(({ search, sort }) => search !== '' || sort !== 'relevance');

const read = (query: string) => filterOf(readPageQuery(new URLSearchParams(query)));

describe('the filter in an address', () => {
  it('comes back as it was written', proves('DIR-004', 'DIR-005', 'DIR-006', 'DIR-007'), () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const query = filterQuery(filter);
        const { services, ...others } = read(query);
        expect({ ...others, services: services.toSorted() }).toEqual({
          ...filter,
          services: filter.services.toSorted(),
        });
        expect(filterQuery({ ...others, services })).toBe(query);
      }),
    );
  });

  it('keeps the commas of a title, with and without scripts', () => {
    const services = ['Full groom, small dog', 'Haircut'];
    expect(read(filterQuery({ ...anyProfessional, services })).services.toSorted()).toEqual(services);
    const fields = new FormData();
    for (const title of services) fields.append(titleParameter(title), title);
    expect(titlesIn(fields).toSorted()).toEqual(services);
  });

  it('is always a filter, whatever the address says', () => {
    const names = fc.constantFrom(
      'search',
      'service',
      'serviceTitle',
      'serviceId',
      'place',
      'date',
      'verified',
      'sort',
      'cursor',
      'limit',
      '__proto__',
    );
    const parameters = fc.array(fc.tuple(names, fc.string({ unit: 'binary', maxLength: 300 })));
    fc.assert(
      fc.property(parameters, (pairs) => {
        const filter = read(new URLSearchParams(pairs).toString());
        expect(directorySorts.map(({ id }) => id)).toContain(filter.sort);
        expect(filter.date).toMatch(/^(\d{4}-\d{2}-\d{2})?$/);
        expect(filter.services.length).toBeLessThanOrEqual(20);
      }),
    );
  });

  it('passes over nonsense and keeps the rest', () => {
    expect(read('sort=best&verified=maybe&date=2026-02-30&search=hair')).toEqual({
      ...anyProfessional,
      search: 'hair',
      sort: 'relevance',
    });
    expect(read('search=a&search=b&place=Austin')).toEqual({
      ...anyProfessional,
      search: 'a',
      place: 'Austin',
      sort: 'relevance',
    });
  });

  it('sorts a search by its best matches until another sort is chosen', () => {
    expect(read('search=hair').sort).toBe('relevance');
    expect(read('search=hair&sort=rating').sort).toBe('rating');
    expect(read('sort=relevance').sort).toBe('rating');
    expect(filterQuery({ ...anyProfessional, search: 'hair', sort: 'rating' })).toBe('search=hair&sort=rating');
    const typed = changeFilter(anyProfessional, { search: 'h' });
    expect(typed.sort).toBe('relevance');
    expect(changeFilter(typed, { search: '' }).sort).toBe('rating');
    const chosen = changeFilter(typed, { sort: 'name_asc' });
    expect(changeFilter(chosen, { search: '' }).sort).toBe('name_asc');
    expect(changeFilter(typed, { sort: 'rating' }).sort).toBe('rating');
    expect(sortsFor('').map(({ id }) => id)).not.toContain('relevance');
  });

  it('serviceTitle chooses a service, once', proves('DIR-016'), () => {
    expect(read('serviceId=x&serviceTitle=Oil%20change&service=oil%20CHANGE').services).toEqual(['oil CHANGE']);
    expect(read('serviceTitle=Brakes%2C%20front').services).toEqual(['Brakes, front']);
  });

  it('asks for nobody in particular once it is cleared', proves('DIR-015'), () => {
    expect(filterQuery(anyProfessional)).toBe('');
    expect(isFiltering({ ...anyProfessional, sort: 'name_desc' })).toBe(false);
    expect(isFiltering({ ...anyProfessional, verified: true })).toBe(true);
  });

  it('turns a service on and off whatever its case', () => {
    expect(toggleService(['Haircut'], 'Facial')).toEqual(['Haircut', 'Facial']);
    expect(toggleService(['Haircut', 'Facial'], 'haircut')).toEqual(['Facial']);
  });
});
