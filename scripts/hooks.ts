/**
 * `npm run hooks` makes git run scripts/hooks before each commit in this clone; `npm run hooks -- --off` disables
 * that. Optional, because the build server runs the same checks.
 */
import { execFileSync } from 'node:child_process';

const isOff = process.argv.includes('--off');
const setting = isOff ? ['--unset-all', 'core.hooksPath'] : ['core.hooksPath', 'scripts/hooks'];
try {
  execFileSync('git', ['config', '--local', ...setting], { stdio: 'inherit' });
} catch (error) {
  // git config exits with 5 if there is nothing to unset.
  if (!isOff || (error as { status?: number }).status !== 5) throw error;
}
console.log(isOff ? 'Commits are not checked here any more.' : 'Format and lint are checked before each commit.');
