import { describe, expect, it } from 'vitest';
import { catalogueGroups, servicesByCategory } from './catalogue.ts';
import { serviceCategories } from './categories.ts';
import { categoryOfServiceName } from './category-search-words.ts';
import { proves } from '#tests/support/proves.ts';

const services = catalogueGroups.flatMap((group) => group.services);

describe('the catalogue of example services', () => {
  it('has the 8 groups with at least 8 services each', proves('PUB-016 to PUB-024'), () => {
    expect(catalogueGroups.map(({ title }) => title)).toEqual([
      'Automotive Services',
      'Pet Services',
      'Beauty & Wellness',
      'Food & Beverage',
      'Home & Lifestyle Services',
      'Tech & Specialty Services',
      'Sustainability & Niche Markets',
      'Creative & Retail Services',
    ]);
    for (const group of catalogueGroups) expect(group.services.length).toBeGreaterThanOrEqual(8);
  });

  it('lists every service under one of the seven categories, where these are named', () => {
    expect(servicesByCategory().map(({ category }) => category.title)).toEqual(
      serviceCategories.map(({ title }) => title),
    );
    const listed = servicesByCategory().flatMap((group) => group.services);
    expect(listed.map(({ id }) => id).toSorted()).toEqual(services.map(({ id }) => id).toSorted());
  });

  it('names each service once, with an id fit for a URL', () => {
    expect(new Set(services.map(({ id }) => id)).size).toBe(services.length);
    for (const { id } of services) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('words each title so that its category is recognized', () => {
    for (const { title, categoryId } of services) {
      expect([title, categoryOfServiceName(title)]).toEqual([title, categoryId]);
    }
  });
});
