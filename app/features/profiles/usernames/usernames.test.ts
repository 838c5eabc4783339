import { describe, expect, it } from 'vitest';
import { generatedUsername, normalizedUsername, usernameKey } from './usernames.ts';
import { proves } from '#tests/support/proves.ts';

describe('a username as it is kept', () => {
  it.each([
    ['NFC and NFD', 'jose\u0301', 'jos\u00e9'],
    ['capitals', 'MayaBrooks', 'mayabrooks'],
    ['space around', '  maya  ', 'maya'],
    ['space within', 'maya \u3000\u00a0 brooks', 'maya brooks'],
    ['full width', 'ｍａｙａ', 'maya'],
    ['mathematical letters', '𝓶𝓪𝔂𝓪', 'maya'],
    ['a zero-width space', 'ma\u200bya', 'maya'],
    ['joiners', 'ma\u200c\u200d\u2060ya', 'maya'],
    ['directions', '\u202emaya\u202c', 'maya'],
    ['a soft hyphen', 'ma\u00adya', 'maya'],
    ['a byte order mark', '\ufeffmaya', 'maya'],
    ['a variation selector', 'maya\ufe0f', 'maya'],
    ['tags', 'maya\u{e0041}\u{e007f}', 'maya'],
    ['controls', 'ma\u0007y\u009fa', 'maya'],
    ['fillers', '\u3164maya\u115f', 'maya'],
    ['a capital sigma at the end', 'ΟΔΟΣ', 'οδοσ'],
  ])('%s', proves('APPLY-073', 'APPLY-074'), (_, typed, kept) => {
    expect(normalizedUsername(typed)).toBe(kept);
    expect(normalizedUsername(kept)).toBe(kept);
  });

  it('that is nothing but what cannot be seen is nothing', () =>
    expect(normalizedUsername(' \u200b\u3164\u202e ')).toBe(''));
});

describe('usernames that look alike', () => {
  it.each([
    ['Cyrillic letters', 'аdmin', 'admin'],
    ['a whole word in Cyrillic', 'сосо', 'coco'],
    ['Greek letters', 'νανα', 'vava'],
    ['Armenian letters', 'оոս', 'onu'],
    ['a dotless i', 'admın', 'admin'],
    ['a Turkish capital', 'ADMİN', 'admin'],
    ['accents', 'màyá', 'maya'],
    ['stacked marks', 'm\u0300\u0323\u0308aya', 'maya'],
    ['a stroke', 'bøøking', 'booking'],
    ['ligatures', 'oﬃce', 'office'],
    ['a zero-width joiner', 'ad\u200dmin', 'admin'],
  ])('%s have one key', (_, one, other) => expect(usernameKey(one)).toBe(usernameKey(other)));

  it.each([
    ['maya1', 'maya2'],
    ['maya-brooks', 'mayabrooks'],
    ['мир', 'mir'],
    ['山田', '川田'],
  ])('but %s and %s do not', (one, other) => expect(usernameKey(one)).not.toBe(usernameKey(other)));
});

describe('a generated username', () => {
  it.each([
    ['Maya.Brooks@example.com', 'mayabrooks-00000'],
    ['ÄÖÜ@example.com', 'client-00000'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(24)}-00000`],
  ])('of %s is %s', proves('AUTH-035'), (email, username) => {
    expect(generatedUsername(email, () => 0)).toBe(username);
    expect(normalizedUsername(username)).toBe(username);
  });
});
