import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  certificationPath,
  encodedPath,
  endingOf,
  folderOf,
  insurancePath,
  isObjectPath,
  plainName,
  profilePhotoPath,
  workPhotoPath,
} from './object-path.ts';
import { proves } from '#tests/support/proves.ts';

const id = '019a0000-0000-7000-8000-000000000000';

describe('the documented paths', () => {
  it('a profile photo', proves('STORE-011'), () => {
    expect(profilePhotoPath(id, 'Me at work.JPG', 1_700_000_000_000, 'ab12cd34')).toBe(
      `${id}/1700000000000-ab12cd34.jpg`,
    );
  });

  it('an insurance, and a certification beside it', proves('STORE-018'), () => {
    expect(insurancePath(id, 'Policy 2026.pdf', 17)).toBe(`${id}/insurance/17-Policy 2026.pdf`);
    expect(certificationPath(id, 'License.png', 17)).toBe(`${id}/certifications/17-License.png`);
  });

  it('a work photo', proves('STORE-022'), () =>
    expect(workPhotoPath(id, 'before after.png')).toBe(`${id}/before after.png`),
  );

  it('whatever a device calls a file, its path is one that is accepted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        for (const path of [insurancePath(id, name), certificationPath(id, name), workPhotoPath(id, name)]) {
          expect([name, path, isObjectPath(path)]).toEqual([name, path, true]);
          expect(folderOf(path)).toBe(id);
        }
      }),
    );
  });

  it('keeps a name’s ending and drops folders', () => {
    expect(plainName('C:\\scans\\..\\License.PDF')).toBe('License.pdf');
    expect(plainName('../../etc/passwd')).toBe('passwd');
    expect(plainName('\u202Egnp.exe.png')).toBe('gnp.exe.png');
    expect(plainName('')).toBe('file');
  });
});

describe('a path', () => {
  it.each([
    '',
    'a',
    'a/',
    '/a/b',
    'a//b',
    'a/../b',
    'a/..',
    './a/b',
    'a/.',
    'a/b\\c',
    'a/b\0c',
    'a/b\nc',
    'a/\u202Eb',
    'a/ b',
    'a/b%2f',
    'a/b?c',
    `a/${'x'.repeat(500)}`,
    'a/e\u0301',
  ])('refuses %j', (path) => expect(isObjectPath(path)).toBe(false));

  it.each(['a/b', `${id}/insurance/17-Policy 2026.pdf`, 'a/é', 'a/…b', 'a/写真.png'])('takes %j', (path) => {
    expect(isObjectPath(path)).toBe(true);
    expect(decodeURIComponent(encodedPath(path))).toBe(path);
  });

  it('has its ending in lower case', () => {
    expect(endingOf('a/b.JPEG')).toBe('jpeg');
    expect(endingOf('a.b/c')).toBe('');
  });
});
