import { stripVTControlCharacters } from 'node:util';

/** What a stage of the tests counted, and which of its tests somebody has to look at. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** The tests that failed, and those that passed only when repeated. */
  findings: Finding[];
}

export interface Finding {
  /** Where the test stands and what it is called. */
  test: string;
  /** It failed once and passed when it was tried again, as is done on the build server. */
  passedWhenRepeated: boolean;
  /** What the tool said of it. */
  why: string;
}

export type Stage = () => Promise<Outcome>;

const shownLines = 12;

export function addOutcomes(a: Outcome, b: Outcome): Outcome {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    findings: [...a.findings, ...b.findings],
  };
}

/** A tool that ended badly without naming a failed test, or that found no test at all, has failed all the same. */
export function assessOutcome(outcome: Outcome, exitCode: number): Outcome {
  const silentFailure = outcome.failed === 0 && (exitCode !== 0 || outcome.passed + outcome.skipped === 0);
  if (!silentFailure) return outcome;
  const finding = { test: 'the tool itself', passedWhenRepeated: false, why: `It ended with exit code ${exitCode}.` };
  return { ...outcome, failed: 1, findings: [...outcome.findings, finding] };
}

/**
 * The findings for the end of a long output, of which a build server may keep only that: a name and the first lines
 * of why.
 */
export function describeFindings(findings: Finding[]): string {
  return findings
    .map(({ test, passedWhenRepeated, why }) => {
      const lines = stripVTControlCharacters(why).trim().split('\n').slice(0, shownLines);
      return [
        `${passedWhenRepeated ? 'PASSED WHEN REPEATED' : 'FAILED'}  ${test}`,
        ...lines.map((line) => `    ${line}`),
      ].join('\n');
    })
    .join('\n');
}
