import { startDoorstep } from '#app/boot/boot.server.ts';
import { bootFailure } from '#app/boot/boot-failure.server.ts';
import { log } from '#app/platform/log/log.server.ts';

/** npm forwards the Ctrl-C that the terminal has already sent to its whole group, so that one press arrives twice. */
const oneKeyPressMs = 500;

/** Runs the process: boots, and drains when asked to stop. A second request to stop exits at once. */
async function run(): Promise<void> {
  let askedAt: number | undefined;
  const asked = new Promise<void>((resolve) => {
    const ask = (signal: string) => {
      if (askedAt !== undefined && Date.now() - askedAt > oneKeyPressMs) process.exit(1);
      if (askedAt === undefined) process.stdout.write(`\n${signal}: finishing what is under way…\n`);
      askedAt ??= Date.now();
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ask(signal));
  });
  const running = await startDoorstep(process.env);
  await asked;
  await running.stop();
  process.exit(0);
}

process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));

run().catch((error: unknown) => {
  const { text, exitCode } = bootFailure(error);
  process.stderr.write(`${text}\n`);
  process.exit(exitCode);
});
