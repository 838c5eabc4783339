/** One measured figure, with its target from the issue or DESIGN, if any. */
export type Figure = { what: string; figure: number; unit: string; atMost?: number; atLeast?: number };
export type Report = { scenario: string; figures: Figure[] };

/**
 * Sends the figures to bench/run.ts, which prints one table at the end; a bench run directly prints its own.
 * @throws if nothing was measured for one of them
 */
export function report(scenario: string, figures: Figure[]): void {
  const missing = figures.find(({ figure }) => !Number.isFinite(figure));
  if (missing) throw new Error(`Nothing was measured: ${missing.what}`);
  const done: Report = { scenario, figures };
  if (process.send) process.send(done);
  else printTable([done]);
}

/** The median of several measurements, some of which other work on the machine disturbs. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value that a fraction `share` (0 to 1) of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function printTable(reports: readonly Report[]): void {
  const rows = reports.flatMap(({ scenario, figures }) => figures.map((figure) => row(scenario, figure)));
  console.table(Object.fromEntries(rows.map((cells, index) => [index + 1, cells])));
}

function row(scenario: string, { what, figure, unit, atMost, atLeast }: Figure) {
  const target = atMost ?? atLeast;
  const isReached = atMost === undefined ? figure >= (atLeast ?? -Infinity) : figure <= atMost;
  return {
    scenario,
    what,
    figure: `${written(figure)} ${unit}`,
    target:
      target === undefined
        ? ''
        : `${atMost === undefined ? 'at least' : 'at most'} ${target.toLocaleString('en')} ${unit}`,
    result: target === undefined ? '' : isReached ? 'reached' : 'MISSED',
  };
}

function written(figure: number): string {
  return Math.abs(figure) >= 100 ? Math.round(figure).toLocaleString('en') : figure.toPrecision(3);
}
