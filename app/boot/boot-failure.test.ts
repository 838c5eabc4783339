import { expect, it } from 'vitest';
import { StartRefusal } from '#app/platform/errors/start-refusal.ts';
import { bootFailure } from './boot-failure.server.ts';

const coded = (message: string, code: string) => Object.assign(new Error(message), { code });

it.each([
  ['a file', coded('ENOSPC: no space left on device, write', 'ENOSPC')],
  ['a quota', coded('EDQUOT: quota exceeded, write', 'EDQUOT')],
  ['PostgreSQL', coded('could not extend file "base/1/2"', '53100')],
  ['PostgreSQL in words of its own', coded('could not write\nDETAIL: No space left on device', 'XX000')],
  [
    'initdb',
    new StartRefusal(
      'The database could not be created: running\ninitdb: error: could not write file: No space left on device\nremoving',
    ),
  ],
  [
    'what was caused by it',
    new StartRefusal('The secret cannot be kept', { cause: coded('ENOSPC: no space left on device, fsync', 'ENOSPC') }),
  ],
])('a full disk that %s met is one line with the way out', (_, error) => {
  const { text, exitCode } = bootFailure(error);
  expect(text).toMatch(
    /^There is no room left on the disk: .+\. Make room where DATA_DIR lies and start again; what was begun goes on\.$/,
  );
  expect(exitCode).toBe(1);
});

it('another failure nobody foresaw keeps its stack', () => {
  expect(bootFailure(coded('something else', 'XX000')).text).toContain('at ');
});
