import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { coverage, coverageTable, provenIds, type CoverageMap } from './spec-coverage/coverage.ts';

/** Writes docs/spec-coverage.md; with --check only reports whether it is up to date. */
const map = JSON.parse(readFileSync('docs/spec-coverage.json', 'utf8')) as CoverageMap;
const files = globSync('{app,db,sandbox,tests,scripts}/**/*.{test.ts,test.tsx,spec.ts}').toSorted();
const table = coverageTable(coverage(map, provenIds(files)));
const target = 'docs/spec-coverage.md';

if (!process.argv.includes('--check')) writeFileSync(target, table);
else if (readFileSync(target, 'utf8') !== table) {
  console.error(`${target} is out of date: run npm run spec-coverage`);
  process.exit(1);
}
