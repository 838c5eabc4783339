import { startDoorstep } from './boot.server.ts';
import { bootFailure } from './boot-failure.server.ts';
import { log } from '#app/platform/log/log.server.ts';

/** The process: boots, and drains when it is asked to stop. A second signal does not wait. */
async function run(): Promise<void> {
  const running = await startDoorstep(process.env);
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    process.stdout.write(`\n${signal}: finishing what is under way…\n`);
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the shutdown failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal));
}

process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));

run().catch((error: unknown) => {
  const { text, exitCode } = bootFailure(error);
  process.stderr.write(`${text}\n`);
  process.exit(exitCode);
});
