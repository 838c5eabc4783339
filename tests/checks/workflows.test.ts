import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readYaml } from '#tests/support/repository/deployment-files.ts';
import { rooms } from '../../scripts/rooms.ts';

interface Job {
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  strategy?: { matrix: Record<string, string[]> };
  env?: Record<string, string>;
  steps: { run?: string; uses?: string; if?: string }[];
}

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const readJson = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content;
const { scripts, version } = readJson<{ scripts: Record<string, string>; version: string }>('package.json');
const workflows = readdirSync('.github/workflows').map(
  (file) => [file, readYaml<Workflow>(`.github/workflows/${file}`)] as const,
);
const installsPooler = 'sudo apt-get install --yes pgbouncer';
const jobsOf = ({ jobs }: Workflow) => Object.values(jobs);

describe.each(workflows)('%s', (_, workflow) => {
  test('runs scripts that package.json has', () => {
    const runs = jobsOf(workflow).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    const names = runs
      .filter((run) => run !== installsPooler)
      .map((run) => /^npm (?:run (?:--silent )?)?([\w:]+)/.exec(run)?.[1] ?? run);
    expect(names.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
  });

  test('may read the sources and no more, but for the notes of a release', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const writing = Object.entries(workflow.jobs).filter(([, { permissions }]) => permissions !== undefined);
    expect(writing.map(([name]) => name)).toEqual('notes' in workflow.jobs ? ['notes'] : []);
  });

  test('names versions of actions, and ends jobs that hang', () => {
    for (const { uses } of jobsOf(workflow).flatMap(({ steps }) => steps)) expect(uses ?? '@v1').toMatch(/@v\d+$/);
    for (const job of jobsOf(workflow)) expect(job['timeout-minutes']).toBeLessThanOrEqual(40);
  });
});

test('the workflow of checks runs every stage of npm test', () => {
  const jobs = Object.fromEntries(workflows)['check.yml']?.jobs ?? {};
  const [, list = ''] = /const stages[^{]+\{([^}]+)\}/.exec(readFileSync('scripts/test.ts', 'utf8')) ?? [];
  const stages = [...list.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
  // `npm run check` is the static and the checks, the journeys are e2e.
  const run = [...(jobs['tests']?.strategy?.matrix['part'] ?? []), 'static', 'checks', 'e2e'];
  expect(stages.toSorted()).toEqual(run.toSorted());
  const shards = jobs['journeys']?.strategy?.matrix['shard'] ?? [];
  expect(shards).toEqual(shards.map((_, index) => `${index + 1}/${shards.length}`));
});

test('the workflows test every older PostgreSQL, and a pooler that they install first', () => {
  const { 'check.yml': check, 'nightly.yml': nightly } = Object.fromEntries(workflows);
  const [, versions = ''] =
    /const versions[^{]+\{([^}]+)\}/.exec(readFileSync('scripts/test-engines.ts', 'utf8')) ?? [];
  const ways = [...versions.matchAll(/(\d+): /g)].map(([, major = '']) => major);
  const engines = check?.jobs['engines'];
  expect(engines?.strategy?.matrix['way']).toEqual([...ways, 'pooled']);
  expect(engines?.steps.slice(-2)).toEqual([
    { run: installsPooler, if: "matrix.way == 'pooled'" },
    { run: 'npm run test:engines -- ${{ matrix.way }}' },
  ]);
  const pooled = nightly?.jobs['pooled'];
  expect(pooled?.env).toEqual({ TEST_DATABASE_POOLED: '1' });
  expect(pooled?.steps.slice(-2).map(({ run }) => run)).toEqual([
    installsPooler,
    expect.stringMatching(/^npm run test:faults -- \d+ two-instances$/),
  ]);
});

test('the workflow of the image proves it on the base of the Dockerfile', () => {
  const [, base] = /^ARG BASE=(\S+)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  expect(readFileSync('.github/workflows/image.yml', 'utf8')).toContain(`npm run image -- --base=${base}\n`);
});

test('the notes of a release have a section for every room, and go on from this version', () => {
  type Configuration = { 'changelog-sections': { type: string; hidden?: boolean }[] };
  const sections = readJson<Configuration>('release-please-config.json')['changelog-sections'];
  const shown = sections.filter(({ hidden }) => !hidden).map(({ type }) => type);
  expect(shown).toEqual(expect.arrayContaining([...rooms]));
  expect(readJson('.release-please-manifest.json')).toEqual({ '.': version });
  expect(readFileSync('CHANGELOG.md', 'utf8')).toMatch(new RegExp(`^## \\[?${RegExp.escape(version)}`, 'm'));
});
