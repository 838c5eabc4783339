/**
 * A test as recorded for the check of the server's log: when it ran, in milliseconds since 1970, and the errors it
 * announced.
 */
export interface LoggedTest {
  title: string;
  from: number;
  to: number;
  /** Sources of regular expressions that server log lines may match. */
  announced: string[];
}

/** The fields of a pino log line that the check reads. */
interface LogLine {
  level: number;
  time: string;
  msg?: string;
}

/** Pino's level for "error"; "fatal" is above it. */
const errorLevel = 50;

/**
 * Returns the lines at level 50 or above that no test announced, each with the tests running then. A line is
 * announced from the start of its test on, also after its end: a failed job is retried.
 */
export function unannouncedErrors(log: string, tests: readonly LoggedTest[]): string[] {
  return log
    .split('\n')
    .map((text) => ({ text, line: readLine(text) }))
    .filter(({ text, line }) => line && line.level >= errorLevel && !isAnnounced(text, timeOf(line), tests))
    .map(({ text, line }) => `${text}\n  while these ran: ${line ? runningAt(timeOf(line), tests) : ''}`);
}

/** Only the server writes JSON; Node's warnings are not its lines. */
function readLine(text: string): LogLine | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as LogLine;
  } catch {
    // The last line of a server that stopped while writing it.
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
