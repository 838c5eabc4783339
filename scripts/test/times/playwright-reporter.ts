import path from 'node:path';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { type FileTimes, writeFileTimes } from './file-times.ts';

/** Records where each file of a run spent its time, over both widths and all retries. */
export default class TimesReporter implements Reporter {
  readonly #files = new Map<string, FileTimes>();

  onTestEnd(test: TestCase, { duration, steps }: TestResult): void {
    const file = path.relative('.', test.location.file);
    const times = this.#files.get(file) ?? { file, tests: 0, setUp: 0, import: 0, run: 0, wait: 0 };
    const setUp = secondsOf(steps, ({ category, title }) => category === 'hook' && title === 'Before Hooks');
    times.tests += 1;
    times.setUp += setUp;
    times.run += duration / 1000 - setUp;
    times.wait += secondsOf(steps, isWaiting);
    this.#files.set(file, times);
  }

  onEnd(): void {
    writeFileTimes([...this.#files.values()]);
  }
}

/**
 * Reports whether the test waits for the page: in every browser assertion, and in every call that waits for
 * something.
 */
function isWaiting({ category, title }: TestStep): boolean {
  return category === 'expect' || (category === 'pw:api' && /^wait for/i.test(title));
}

/** Returns the time of the outermost matching steps. */
function secondsOf(steps: readonly TestStep[], isCounted: (step: TestStep) => boolean): number {
  const each = steps.map((step) => (isCounted(step) ? step.duration / 1000 : secondsOf(step.steps, isCounted)));
  return each.reduce((sum, seconds) => sum + seconds, 0);
}
