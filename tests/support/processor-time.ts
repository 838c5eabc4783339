import { afterAll } from 'vitest';

declare module 'vitest' {
  export interface TaskMeta {
    /** What the process computed for a file: user and system time, without the programs that it started. */
    processorSeconds?: number;
  }
}

const begun = process.cpuUsage();

// Hooks that end a file run in the reverse order, so that this one, from a set-up file, is the last.
afterAll(({}, file) => {
  const { user, system } = process.cpuUsage(begun);
  file.meta.processorSeconds = (user + system) / 1_000_000;
});
