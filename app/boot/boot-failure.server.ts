import { ConfigError } from '#app/platform/config/config.server.ts';
import { AlreadyRunningError } from '#app/platform/embedded-database/instance-lock.server.ts';
import { StartRefusal } from '#app/platform/errors/start-refusal.ts';

/** Returns the terminal output and exit code when Doorstep did not start. Already running is not a failure. */
export function bootFailure(error: unknown): { text: string; exitCode: number } {
  if (error instanceof AlreadyRunningError) return { text: error.message, exitCode: 0 };
  const noRoom = diskFull(error);
  if (noRoom)
    return {
      text: `There is no room left on the disk: ${noRoom}. Make room where DATA_DIR lies and start again; what was begun goes on.`,
      exitCode: 1,
    };
  if (error instanceof ConfigError || error instanceof StartRefusal) return { text: error.message, exitCode: 1 };
  if (error instanceof Error && (error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    return { text: `${error.message}. Set PORT (and SANDBOX_PORT) to a free port.`, exitCode: 1 };
  }
  return {
    text:
      error instanceof Error
        ? `${error.stack}${error.cause ? `\ncaused by ${String(error.cause)}` : ''}`
        : String(error),
    exitCode: 1,
  };
}

/**
 * How Node and PostgreSQL report a full disk (ENOSPC, EDQUOT, SQLSTATE 53100), and what PostgreSQL's programs print.
 */
const fullCodes = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);
const fullWords = /no space left on device|disk quota exceeded/i;

/** Finds the line of an error that reports a full disk; undefined for any other error. */
function diskFull(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const lines = error.message.split('\n');
  const said =
    lines.find((line) => fullWords.test(line)) ??
    (fullCodes.has((error as NodeJS.ErrnoException).code) ? lines[0] : undefined);
  return said?.trim() ?? diskFull(error.cause);
}
