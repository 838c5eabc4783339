/**
 * `npm test`: runs every stage, or those named as arguments (`npm test -- unit database`), or with `--changed` only
 * what is affected by the changes since main (`--since=COMMIT`: since another commit). Prints where the time went (in
 * full: test-results/times.json), then every test that failed or passed only on retry, and ends with the totals in
 * one line: `N passed, N failed`.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findChanges, partOf, type Part } from './test/changed.ts';
import { addOutcomes, describeFindings, type Outcome, type Stage } from './test/outcome.ts';
import { runStaticChecks } from './test/static-checks.ts';
import { runBrowserTests } from './test/browser-tests.ts';
import { readFileTimes } from './test/times/file-times.ts';
import { describeTimes, processorSecondsOfChildren, type StageTimes, writeTimes } from './test/times/report.ts';
import { runVitest } from './test/vitest-run.ts';

const vitest = (project: string) => (part: Part) =>
  runVitest(project, part === 'importers' && changes ? { changedSince: changes.base } : {});
const nothing: Outcome = { passed: 0, failed: 0, skipped: 0, findings: [] };
const stages: Record<string, (part: Part) => Promise<Outcome>> = {
  static: runStaticChecks,
  checks: vitest('checks'),
  unit: vitest('unit'),
  database: vitest('database'),
  faults: vitest('faults'),
  e2e: (part) => (Array.isArray(part) ? runFilesOf(part) : runBrowserTests({ isBeside: wanted.length > 1 })),
};

const { values, positionals: chosen } = parseArgs({
  options: { changed: { type: 'boolean' }, since: { type: 'string' } },
  allowPositionals: true,
});
const unknown = chosen.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`No such stage: ${unknown.join(', ')}. There are: ${Object.keys(stages).join(', ')}.`);
  process.exit(2);
}
const changes = values.changed || values.since !== undefined ? await findChanges(values.since) : undefined;

const times: StageTimes[] = [];
const wanted = Object.keys(stages).filter((name) => chosen.length === 0 || chosen.includes(name));
const total = await runStages();
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.exitCode = total.failed > 0 ? 1 : 0;
writeTimes(times);
console.log(`\n${describeTimes(times)}`);
console.log(
  `in all ${Math.round(performance.now() / 1000)} s, of processors ${Math.round(processorSecondsOfChildren() ?? 0)} s`,
);
if (total.findings.length > 0) console.log(`\n${describeFindings(total.findings)}`);
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);

/**
 * Runs the browser tests in parallel with the other stages: browsers and servers wait for each other, which leaves
 * half of the machine idle. The static checks run first, because they write files that the build reads.
 */
async function runStages(): Promise<Outcome> {
  const [first, others] = [wanted.filter((name) => name === 'static'), wanted.filter((name) => name !== 'static')];
  const before = await runInTurn(first);
  const lanes = [others.filter((name) => name !== 'e2e'), others.filter((name) => name === 'e2e')];
  return [before, ...(await Promise.all(lanes.map(runInTurn)))].reduce(addOutcomes);
}

async function runInTurn(names: readonly string[]): Promise<Outcome> {
  let total = nothing;
  for (const name of names) {
    const stage = stages[name];
    if (stage)
      total = addOutcomes(total, await runStage(name, () => stage(changes ? partOf(name, changes.files) : 'all')));
  }
  return total;
}

/** Runs the changed browser tests, except deleted ones. */
async function runFilesOf(part: string[]): Promise<Outcome> {
  const files = part.filter((file) => existsSync(file));
  return files.length === 0 ? nothing : runBrowserTests({ files, isBeside: wanted.length > 1 });
}

/** Runs a stage; if it throws, that counts as a failure, and the later stages still run. */
async function runStage(name: string, stage: Stage): Promise<Outcome> {
  const start = performance.now();
  const computed = name === 'static' || wanted.length === 1 ? processorSecondsOfChildren() : null;
  console.log(`\n== ${name}`);
  const outcome = await stage().catch((error: unknown) => {
    console.error(error);
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      findings: [{ test: name, passedWhenRepeated: false, why: String(error) }],
    };
  });
  const elapsed = (performance.now() - start) / 1000;
  const processor = computed === null ? null : (processorSecondsOfChildren() ?? computed) - computed;
  times.push({ stage: name, elapsed, processor, files: readFileTimes(name) });
  console.log(`== ${name}: ${outcome.passed} passed, ${outcome.failed} failed in ${elapsed.toFixed(1)} s`);
  return outcome;
}
