/** A test as the guard of the server's log knows it: when it ran, in milliseconds since 1970, and what it announced. */
export interface LoggedTest {
  title: string;
  from: number;
  to: number;
  /** Sources of regular expressions that lines of the server may match. */
  announced: string[];
}

/** As pino writes a line, as far as the guard reads it. */
interface LogLine {
  level: number;
  time: string;
  msg?: string;
}

/** Of pino's levels: "error" and "fatal". */
const errorLevel = 50;

/**
 * The lines at level 50 or above that no test has announced, each with the tests that were running. A line is announced
 * from the beginning of its test on: a job that fails is tried again, also when the test is over.
 */
export function unannouncedErrors(log: string, tests: readonly LoggedTest[]): string[] {
  return log
    .split('\n')
    .map((text) => ({ text, line: readLine(text) }))
    .filter(({ text, line }) => line && line.level >= errorLevel && !isAnnounced(text, timeOf(line), tests))
    .map(({ text, line }) => `${text}\n  while these ran: ${line ? runningAt(timeOf(line), tests) : ''}`);
}

/** The server alone writes JSON; Node's own warnings are none of its lines. */
function readLine(text: string): LogLine | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as LogLine;
  } catch {
    // The last one, of a server that ended while it wrote.
    return undefined;
  }
}

const timeOf = ({ time }: LogLine) => Date.parse(time);

function isAnnounced(text: string, time: number, tests: readonly LoggedTest[]): boolean {
  return tests.some(({ from, announced }) => from <= time && announced.some((source) => new RegExp(source).test(text)));
}

function runningAt(time: number, tests: readonly LoggedTest[]): string {
  const titles = tests.filter(({ from, to }) => from <= time && time <= to).map(({ title }) => title);
  return titles.length > 0 ? titles.join('; ') : 'none';
}
