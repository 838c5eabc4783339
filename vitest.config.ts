import { configDefaults, defineConfig } from 'vitest/config';
import { inlineScripts } from './scripts/build/inline-scripts.ts';
import { isThorough } from './tests/support/vitest/rounds.ts';
import { allDecisions, allIds } from './scripts/spec-coverage/checklist-areas.ts';

const everywhere = ['app', 'sandbox', 'db', 'scripts', 'bench', 'tests'];
const filesNamed = (pattern: string) => everywhere.map((folder) => `${folder}/**/${pattern}`);
/** Loading them anew for each file took half of the time; our own modules are new in each. */
const librariesLoadedOnce = {
  isolate: false,
  setupFiles: [
    'tests/support/vitest/processor-time.ts',
    'tests/support/vitest/fresh-modules.ts',
    'tests/support/vitest/property-seed.ts',
  ],
};
/**
 * Loaded by Node itself, and so once a process too: they keep nothing but what they read from files that stay as they
 * are, and import nothing of ours that does.
 */
const unchanging = [/\/app\/lib\/(?:[^/]+\/)?[^/]+(?<!\.test)\.ts$/, /\/tests\/support\/http\/contract\.ts$/];
/** Tests that start the built product, kill it and start it again. */
const onBuiltServers = {
  globalSetup: ['tests/support/vitest/test-cluster.ts'],
  isolate: librariesLoadedOnce.isolate,
  server: { deps: { external: unchanging } },
  setupFiles: [...librariesLoadedOnce.setupFiles, 'tests/support/vitest/one-connection-a-transaction.ts'],
  testTimeout: 600_000,
  hookTimeout: 120_000,
};
const databaseTests = filesNamed('*.db.test.ts');

export default defineConfig({
  plugins: [inlineScripts],
  test: {
    // Refused requests are what many tests are about; their log lines would bury a failure.
    env: { LOG_LEVEL: 'silent' },
    // What is awaited comes late on a machine that is busy: the default of one second is no promise of ours.
    expect: { poll: { timeout: 20_000 } },
    // Two at a time also where the default would be one.
    maxWorkers: 2,
    // What a test proves (tests/support/proves.ts): an id that there is not is refused.
    tags: [...allIds(), ...allDecisions()].map((name) => ({ name })),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: filesNamed('*.test.{ts,tsx}'),
          exclude: [
            ...configDefaults.exclude,
            ...databaseTests,
            'tests/checks/**',
            'tests/faults/**',
            'tests/releases/**',
          ],
          ...librariesLoadedOnce,
          server: { deps: { external: unchanging } },
          // Property tests take their time on a machine that is busy with other things.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: databaseTests,
          exclude: [...configDefaults.exclude, 'tests/faults/**'],
          globalSetup: ['tests/support/vitest/test-cluster.ts'],
          isolate: librariesLoadedOnce.isolate,
          server: { deps: { external: unchanging } },
          setupFiles: [
            'tests/support/cheap-password-hashes.ts',
            ...librariesLoadedOnce.setupFiles,
            'tests/support/vitest/one-connection-a-transaction.ts',
          ],
          // They wait for jobs and for Stripe's stand-in more than they compute.
          maxWorkers: 4,
          // On the build server, and named there (CONTRIBUTING.md). Not of faults: what loses money once has lost it.
          retry: process.env['CI'] ? 1 : 0,
          // Far above what they take: hosts that share their processors made them four times as slow.
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'checks',
          include: ['tests/checks/**/*.test.ts'],
          ...librariesLoadedOnce,
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          // What takes half a minute once, and follows no change of a rule: `npm run test:faults` (decision 097).
          exclude: isThorough ? [] : ['tests/faults/long/**'],
          ...onBuiltServers,
        },
      },
      {
        extends: true,
        test: {
          name: 'releases',
          include: ['tests/releases/**/*.test.ts'],
          ...onBuiltServers,
        },
      },
    ],
  },
});
