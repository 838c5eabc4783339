import { describe, expect, it } from 'vitest';
import { categoriesOfServices, listedCategories } from './categories-of-services.ts';
import { proves } from '#tests/support/proves.ts';

const service = (name: string, category_id: string | null = null) => ({ name, category_id });
const services = [
  service('Full groom'),
  service('Anything', 'auto-care'),
  service('Puppy’s first bath', 'pet-services'),
  service('Poems'),
];

describe('the categories of a professional', () => {
  it('are those of the services, the most frequent first; one of no category is known by its words', () => {
    expect(categoriesOfServices(services)).toEqual(['pet-services', 'auto-care']);
    expect(categoriesOfServices([service('Poems', 'unknown')])).toEqual([]);
  });

  it('are what the team has agreed to, once it has', proves('OPEN-14'), () => {
    expect(listedCategories(services, null)).toEqual(['pet-services', 'auto-care']);
    expect(listedCategories(services, ['home-services', 'auto-care'])).toEqual(['auto-care', 'home-services']);
  });

  it('are those of the services while the team has agreed to none, as before the first service', () => {
    expect(listedCategories(services, [])).toEqual(['pet-services', 'auto-care']);
    expect(listedCategories([], [])).toEqual([]);
  });
});
