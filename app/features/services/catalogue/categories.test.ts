import { describe, expect, it } from 'vitest';
import { findServiceCategory, findServiceCategoryByTitle, serviceCategories } from './categories.ts';
import { proves } from '#tests/support/proves.ts';

describe('service categories', () => {
  it('have id, title, icon, description and link', proves('DATA-082'), () => {
    for (const { id, title, icon, description, link } of serviceCategories) {
      expect(Math.min(title.length, icon.length, description.length)).toBeGreaterThan(0);
      expect(link).toBe(`/services/${id}`);
    }
  });

  it('say "Price Varies" and "Duration Varies"', proves('DATA-083', 'DATA-084'), () => {
    for (const { price, duration } of serviceCategories) {
      expect([price, duration]).toEqual(['Price Varies', 'Duration Varies']);
    }
  });

  for (const [proof, id, title] of [
    [proves('DATA-085'), 'beauty-wellness', 'Beauty & Wellness'],
    [proves('DATA-086'), 'auto-care', 'Auto Care'],
    [proves('DATA-087'), 'pet-services', 'Pet Services'],
    [proves('DATA-088'), 'food-trucks', 'Food Trucks'],
    [proves('DATA-089'), 'home-services', 'Home Services'],
    [proves('DATA-090'), 'tech-services', 'Tech Services'],
    [proves('DATA-091'), 'eco-services', 'Eco Services'],
  ] as const)
    it(`finds ${title} by its id ${id}`, proof, () => {
      expect(findServiceCategory(id)?.title).toBe(title);
    });

  it('are 7, and no other id is one', proves('DATA-092'), () => {
    expect(serviceCategories).toHaveLength(7);
    expect(findServiceCategory('toString')).toBeUndefined();
  });

  it('are found by title, whatever its case', () => {
    expect(findServiceCategoryByTitle(' auto care ')?.id).toBe('auto-care');
    expect(findServiceCategoryByTitle('Silk press')).toBeUndefined();
  });
});
