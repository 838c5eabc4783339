import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { type FileTimes, writeFileTimes } from './file-times.ts';

/**
 * Records where each file of a run spent its time. tests/support/vitest/processor-time.ts measures the CPU time of
 * its process.
 */
export default class TimesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    writeFileTimes(modules.map(timesOf));
  }
}

function timesOf(module: TestModule): FileTimes {
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic();
  const setUp = (environmentSetupDuration + prepareDuration + setupDuration) / 1000;
  const imported = collectDuration / 1000;
  const run = duration / 1000;
  return {
    file: path.relative('.', module.moduleId),
    tests: [...module.children.allTests()].length,
    setUp,
    import: imported,
    run,
    wait: Math.max(0, imported + run - (module.meta().processorSeconds ?? 0)),
  };
}
