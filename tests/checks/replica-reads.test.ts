import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Everything that may be a few seconds old; the list of docs/operations.md, "Read replicas". */
const mayBeOld = [
  'app/features/administration/lists/queries/list-for-admin.server.ts',
  'app/features/administration/lists/queries/show-admin-list.server.ts',
  'app/features/administration/overview/queries/read-admin-overview.server.ts',
  'app/features/directory-entries/directory-store.server.ts',
  'app/features/directory-search/directory-search-store.server.ts',
  'app/features/directory-search/search-statement.server.ts',
  'app/features/directory/featured/queries/list-featured.server.ts',
  'app/features/directory/queries/list-listed-professionals.server.ts',
  'app/features/suggestions/suggestions-store.server.ts',
  'app/routes/public/professionals/profile-page.server.ts',
];

test('only what may be a few seconds old asks for a replica', () => {
  const asking = globSync('app/{features,routes,pages,discovery}/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.') && /readOnly(?:Database|Query)\b/i.test(readFileSync(file, 'utf8')))
    .map((file) => file.replaceAll('\\', '/'));
  expect(asking.toSorted()).toEqual(mayBeOld);
});
