/**
 * `npm run hooks` has git run scripts/hooks before each commit of this clone, `npm run hooks -- --off` no longer.
 * Nobody has to: the build server checks the same.
 */
import { execFileSync } from 'node:child_process';

const isOff = process.argv.includes('--off');
const setting = isOff ? ['--unset-all', 'core.hooksPath'] : ['core.hooksPath', 'scripts/hooks'];
try {
  execFileSync('git', ['config', '--local', ...setting], { stdio: 'inherit' });
} catch (error) {
  // git config ends with 5 when there is nothing to unset.
  if (!isOff || (error as { status?: number }).status !== 5) throw error;
}
console.log(isOff ? 'Commits are not checked here any more.' : 'Format and lint are checked before each commit.');
