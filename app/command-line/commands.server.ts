import { failInOneLine } from '#app/platform/embedded-database/backup/backup-error.server.ts';

/** A command of `doorstep`. Its code is loaded when it runs: a migration needs no pages. */
export interface Command {
  summary: string;
  /** Words that have to follow, by what they stand for. */
  arguments: readonly string[];
  /** Words that may follow. */
  options: readonly string[];
  run: (words: readonly string[]) => Promise<void>;
}

const withoutJobs = '--without-jobs';

/** Every command, by its name. */
export const commands: Record<string, Command> & { serve: Command } = {
  serve: {
    summary: 'Answers requests and works jobs; what `doorstep` does without a command',
    arguments: [],
    options: [withoutJobs],
    run: async (words) => {
      const { keepRunning } = await import('./keep-running.server.ts');
      await keepRunning(words.includes(withoutJobs) ? 'requests' : 'everything');
    },
  },
  work: {
    summary: 'Works jobs only, beside processes that serve --without-jobs',
    arguments: [],
    options: [],
    run: async () => {
      const { keepRunning } = await import('./keep-running.server.ts');
      await keepRunning('jobs');
    },
  },
  migrate: {
    summary: 'Brings the database to the newest schema, and stops',
    arguments: [],
    options: [],
    run: async () => {
      const { migrate } = await import('./migrate.server.ts');
      await migrate();
    },
  },
  check: {
    summary: 'Tells what of the configuration works, and what does not and why',
    arguments: [],
    options: [],
    run: async () => {
      const { check } = await import('./check/check.server.ts');
      await check();
    },
  },
  'admin create': {
    summary: 'Makes an account an administrator, or creates one',
    arguments: ['EMAIL'],
    options: [],
    run: async ([email = '']) => {
      const { createAdministrator } = await import('./create-administrator.server.ts');
      await createAdministrator(email);
    },
  },
  'admin remove': {
    summary: 'Takes an administrator’s rights away, and ends the sessions',
    arguments: ['EMAIL'],
    options: [],
    run: async ([email = '']) => {
      const { removeAdministrator } = await import('./administrators.server.ts');
      await removeAdministrator(email);
    },
  },
  'admin list': {
    summary: 'Lists the administrators',
    arguments: [],
    options: [],
    run: async () => {
      const { listAdministrators } = await import('./administrators.server.ts');
      await listAdministrators();
    },
  },
  'two-factor off': {
    summary: 'Turns two-factor sign-in off for somebody who lost phone and recovery codes',
    arguments: ['EMAIL'],
    options: [],
    run: async ([email = '']) => {
      const { turnOffLostTwoFactor } = await import('./turn-off-lost-two-factor.server.ts');
      await turnOffLostTwoFactor(email);
    },
  },
  backup: {
    summary: 'Copies the embedded database, files and secrets into a new folder',
    arguments: ['FOLDER'],
    options: [],
    run: async ([folder = '']) => {
      const { backUp } = await import('#app/platform/embedded-database/backup/back-up.server.ts');
      await backUp(folder).catch(failInOneLine);
    },
  },
  restore: {
    summary: 'Restores such a copy into an empty DATA_DIR',
    arguments: ['FOLDER'],
    options: [],
    run: async ([folder = '']) => {
      const { restore } = await import('#app/platform/embedded-database/backup/restore.server.ts');
      await restore(folder).catch(failInOneLine);
    },
  },
};
