import { describe, expect, it } from 'vitest';
import { categoryOfServiceName } from './category-search-words.ts';

describe('category words (OPEN-37)', () => {
  it('recognise the category of a freely worded service, whatever the case', () => {
    expect(categoryOfServiceName('KNOTLESS BRAIDS, medium')).toBe('beauty-wellness');
    expect(categoryOfServiceName('Waterless car wash')).toBe('eco-services');
    expect(categoryOfServiceName('Phone battery replacement')).toBe('tech-services');
    expect(categoryOfServiceName('Piano lesson')).toBeUndefined();
  });
});
