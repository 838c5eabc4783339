import { afterAll } from 'vitest';

declare module 'vitest' {
  export interface TaskMeta {
    /** CPU seconds of the process for a file: user and system time, without child processes. */
    processorSeconds?: number;
  }
}

const begun = process.cpuUsage();

// Hooks after a file run in reverse order, so this one, from a setup file, is last.
afterAll(({}, file) => {
  const { user, system } = process.cpuUsage(begun);
  file.meta.processorSeconds = (user + system) / 1_000_000;
});
