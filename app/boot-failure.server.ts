import { ConfigError } from '#app/platform/config/config.server.ts';
import { AlreadyRunningError } from '#app/platform/embedded-database/instance-lock.server.ts';
import { StartRefusal } from '#app/platform/errors/start-refusal.ts';

/** What the person at the terminal reads when Doorstep did not start. Running already is no failure. */
export function bootFailure(error: unknown): { text: string; exitCode: number } {
  if (error instanceof AlreadyRunningError) return { text: error.message, exitCode: 0 };
  if (error instanceof ConfigError || error instanceof StartRefusal) return { text: error.message, exitCode: 1 };
  if (error instanceof Error && (error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    return { text: `${error.message}. Set PORT (and SANDBOX_PORT) to a free port.`, exitCode: 1 };
  }
  return { text: error instanceof Error ? `${error.stack}${error.cause ? `\ncaused by ${String(error.cause)}` : ''}` : String(error), exitCode: 1 };
}
