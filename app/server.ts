import { bootFailure } from '#app/boot/boot-failure.server.ts';
import { runCommand } from '#app/command-line/run-command.server.ts';

/** The entry of the process: `doorstep COMMAND`, or without one the whole product. */
runCommand(process.argv.slice(2)).catch((error: unknown) => {
  const { text, exitCode } = bootFailure(error);
  process.stderr.write(`${text}\n`);
  process.exit(exitCode);
});
