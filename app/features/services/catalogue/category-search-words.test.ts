import { describe, expect, it } from 'vitest';
import { categoryOfServiceName } from './category-search-words.ts';
import { proves } from '#tests/support/proves.ts';

describe('category words', proves('OPEN-37'), () => {
  it('recognize the category of a freely worded service, whatever the case', () => {
    expect(categoryOfServiceName('KNOTLESS BRAIDS, medium')).toBe('beauty-wellness');
    expect(categoryOfServiceName('Waterless car wash')).toBe('eco-services');
    expect(categoryOfServiceName('Phone battery replacement')).toBe('tech-services');
    expect(categoryOfServiceName('Piano lesson')).toBeUndefined();
  });
});
