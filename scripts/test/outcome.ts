import { stripVTControlCharacters } from 'node:util';

/** The test counts of a stage, and the tests that need attention. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** The tests that failed, and those that passed only on retry. */
  findings: Finding[];
}

export interface Finding {
  /** The test's file and name. */
  test: string;
  /** It failed first and passed on retry, which only the build server does. */
  passedWhenRepeated: boolean;
  /** The tool's message. */
  why: string;
}

export type Stage = () => Promise<Outcome>;

const shownLines = 20;

export function addOutcomes(a: Outcome, b: Outcome): Outcome {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    findings: [...a.findings, ...b.findings],
  };
}

/**
 * Counts a tool that exited with an error without naming a failed test, or that found no tests at all, as a failure.
 */
export function assessOutcome(outcome: Outcome, exitCode: number): Outcome {
  const silentFailure = outcome.failed === 0 && (exitCode !== 0 || outcome.passed + outcome.skipped === 0);
  if (!silentFailure) return outcome;
  const finding = { test: 'the tool itself', passedWhenRepeated: false, why: `It ended with exit code ${exitCode}.` };
  return { ...outcome, failed: 1, findings: [...outcome.findings, finding] };
}

/**
 * Formats the findings for the end of a long output, the only part that a build server may show: a name and the first
 * lines of the reason.
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
