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

const vitest =
  (project: string, { isQuiet = false } = {}) =>
  (part: Part) =>
    runVitest(project, { isQuiet, ...(part === 'importers' && changes ? { changedSince: changes.base } : {}) });
const nothing: Outcome = { passed: 0, failed: 0, skipped: 0, findings: [] };
const stages: Record<string, (part: Part) => Promise<Outcome>> = {
  static: runStaticChecks,
  checks: vitest('checks'),
  unit: vitest('unit'),
  database: vitest('database'),
  faults: (part) => vitest('faults', { isQuiet: wanted.length > 1 })(part),
  e2e: (part) => (Array.isArray(part) ? runFilesOf(part) : runBrowserTests({ isBeside: wanted.length > 1 })),
};

/** What runs at the same time; the last two print their output when they finish. */
const lanes = [['static'], ['checks', 'unit', 'database'], ['faults'], ['e2e']];

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

/** Runs the lanes at the same time, because each spends half of its time waiting for its own servers and databases. */
async function runStages(): Promise<Outcome> {
  const outcomes = await Promise.all(lanes.map((lane) => runInTurn(lane.filter((name) => wanted.includes(name)))));
  return outcomes.reduce(addOutcomes);
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
  const computed = wanted.length === 1 ? processorSecondsOfChildren() : null;
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
