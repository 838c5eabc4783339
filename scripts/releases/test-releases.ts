/**
 * `npm run test:releases`: builds the previous release, runs its own journeys in the browser against the schema of this
 * version, and replaces it by this version and back under load. `npm run test:releases -- rolling` or `journeys` runs
 * one of the two. Skips with a reason in a clone without the release's commit.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildRelease, findRelease, previousRelease } from './previous-release.ts';
import { runReleaseJourneys } from './release-journeys.ts';
import { runProgram } from '../test/run-program.ts';
import { runVitest } from '../test/vitest-run.ts';

const parts: Record<string, (release: string) => Promise<boolean>> = {
  journeys: async (release) => runReleaseJourneys(release, await mkdtemp(path.join(tmpdir(), 'doorstep-test-'))),
  rolling: async (release) => {
    process.env['PREVIOUS_RELEASE'] = release;
    const { failed } = await runVitest('releases');
    return failed === 0;
  },
};

const words = process.argv.slice(2);
const unknown = words.find((word) => !(word in parts));
if (unknown) {
  console.error(`${unknown} is none of ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}
const commit = await findRelease(previousRelease);
if (commit) process.exitCode = (await testRelease(commit)) ? 0 : 1;
else console.log(`Skipped: this clone has neither the tag v${previousRelease.version} nor ${previousRelease.commit}`);

async function testRelease(commit: string): Promise<boolean> {
  console.log(`Building ${previousRelease.version} and this version`);
  const release = await buildRelease(commit);
  const { exitCode } = await runProgram(process.execPath, ['scripts/bootstrap.mjs', '--build'], { show: true });
  if (exitCode !== 0) return false;
  const chosen = Object.entries(parts).filter(([name]) => words.length === 0 || words.includes(name));
  const havePassed: boolean[] = [];
  for (const [, run] of chosen) havePassed.push(await run(release));
  return havePassed.every(Boolean);
}
