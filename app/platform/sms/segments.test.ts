import { describe, expect, it } from 'vitest';
import { inPlainLetters, segmentsOf } from './segments.ts';

describe('segments', () => {
  it.each([
    ['', 1, 'GSM-7'],
    ['a'.repeat(160), 1, 'GSM-7'],
    ['a'.repeat(161), 2, 'GSM-7'],
    ['a'.repeat(306), 2, 'GSM-7'],
    ['a'.repeat(307), 3, 'GSM-7'],
    // The euro sign takes two septets, and is not divided between two parts.
    [`${'a'.repeat(158)}€`, 1, 'GSM-7'],
    [`${'a'.repeat(159)}€`, 2, 'GSM-7'],
    [`${'a'.repeat(152)}€${'a'.repeat(151)}€`, 3, 'GSM-7'],
    ['ж'.repeat(70), 1, 'UCS-2'],
    ['ж'.repeat(71), 2, 'UCS-2'],
    ['😀'.repeat(35), 1, 'UCS-2'],
    ['😀'.repeat(36), 2, 'UCS-2'],
    ['😀'.repeat(67), 3, 'UCS-2'],
  ])('%# are counted as carriers do', (text, count, encoding) => {
    expect(segmentsOf(text)).toEqual({ encoding, count });
  });

  it('letters are plain where that reads well, and stay where there is no such letter', () => {
    expect(inPlainLetters('María’s “brows” – José…')).toBe('Maria\'s "brows" - José...');
    expect(segmentsOf(inPlainLetters('Zoë, Šárka, Łukasz')).encoding).toBe('UCS-2');
    expect(inPlainLetters('Zoë Šárka 李')).toBe('Zoe Sarka 李');
  });
});
