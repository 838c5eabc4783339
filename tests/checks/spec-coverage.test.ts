import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allIds, idsIn } from '../../scripts/spec-coverage/checklist-areas.ts';
import {
  coverage,
  coverageTable,
  provenIds,
  textsWithIds,
  type CoverageMap,
} from '../../scripts/spec-coverage/coverage.ts';

const map = JSON.parse(readFileSync('docs/spec-coverage.json', 'utf8')) as CoverageMap;
const files = globSync('{app,db,sandbox,tests,scripts}/**/*.{test.ts,test.tsx,spec.ts}').toSorted();

describe('the coverage of the specification', () => {
  it('knows all 1,174 items', () => {
    expect(new Set(allIds()).size).toBe(1_174);
  });

  it('reads single ids, ranges and lists', () => {
    expect(idsIn('BOOK-010 counts down')).toEqual(['BOOK-010']);
    expect(idsIn('AUTH-032 to AUTH-034 and NAV-001..002')).toEqual([
      'AUTH-032',
      'AUTH-033',
      'AUTH-034',
      'NAV-001',
      'NAV-002',
    ]);
    expect(idsIn('DIR-004, 006 find')).toEqual(['DIR-004', 'DIR-006']);
  });

  it('knows a title that names an item, and none that only has a tag', () => {
    const planted =
      "it('BOOK-010 counts down', run);\ntest(\n  'is kept (OPEN-05)', run);\nit('counts', proves('BOOK-010'), run);";
    expect(textsWithIds(planted)).toEqual(['BOOK-010 counts down', 'is kept (OPEN-05)']);
  });

  it('knows a row that names an item, and none that only has a tag', () => {
    const planted =
      "it.each([\n  ['SVC-017', 0],\n  [\n    'AUTH-015 an administrator', 1],\n  [`no price (OPEN-54)`, 2],\n  [proves('BOOK-010'), 'a price', 3],\n])('%s', run);";
    expect(textsWithIds(planted)).toEqual(['SVC-017', 'AUTH-015 an administrator', 'no price (OPEN-54)']);
  });

  it('is told by tags: no title and no row names an item', () => {
    const self = 'tests/checks/spec-coverage.test.ts';
    const named = files
      .filter((file) => file !== self)
      .flatMap((file) => textsWithIds(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`));
    expect(named).toEqual([]);
  });

  it('names only files that exist', () => {
    expect(Object.values(map.implemented).filter((path) => !existsSync(path))).toEqual([]);
  });

  it('says of every item where it is or what brings it', () => {
    const open = coverage(map, provenIds(files)).filter(({ where, later }) => !where && !later);
    expect(open.map(({ id }) => id)).toEqual([]);
  });

  it('is written down as it is (npm run spec-coverage)', () => {
    expect(readFileSync('docs/spec-coverage.md', 'utf8')).toBe(coverageTable(coverage(map, provenIds(files))));
  });
});
