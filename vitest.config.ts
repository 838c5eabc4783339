import { configDefaults, defineConfig } from 'vitest/config';

const everywhere = ['app', 'sandbox', 'db', 'scripts', 'bench', 'tests'];
const filesNamed = (pattern: string) => everywhere.map((folder) => `${folder}/**/${pattern}`);
const databaseTests = filesNamed('*.db.test.ts');

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: filesNamed('*.test.{ts,tsx}'),
          exclude: [...configDefaults.exclude, ...databaseTests, 'tests/checks/**', 'tests/faults/**'],
        },
      },
      {
        test: {
          name: 'database',
          include: databaseTests,
          exclude: [...configDefaults.exclude, 'tests/faults/**'],
          globalSetup: ['tests/support/test-cluster.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'checks',
          include: ['tests/checks/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/test-cluster.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
