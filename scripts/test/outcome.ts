/** What a stage of the tests counted. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
}

export type Stage = () => Promise<Outcome>;

export function addOutcomes(a: Outcome, b: Outcome): Outcome {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** A tool that ended badly without naming a failed test, or that found no test at all, has failed all the same. */
export function judge(outcome: Outcome, exitCode: number): Outcome {
  const silentFailure = outcome.failed === 0 && (exitCode !== 0 || outcome.passed + outcome.skipped === 0);
  return silentFailure ? { ...outcome, failed: 1 } : outcome;
}
