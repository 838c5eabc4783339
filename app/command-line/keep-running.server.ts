import { startDoorstep } from '#app/boot/boot.server.ts';
import type { Duties } from '#app/boot/duties.server.ts';
import { log } from '#app/platform/log/log.server.ts';

/** npm forwards the Ctrl-C that the terminal has already sent to its whole group, so that one press arrives twice. */
const oneKeyPressMs = 500;

/** Boots, runs until asked to stop, drains and exits. A second request to stop exits at once. */
export async function keepRunning(duties: Duties): Promise<void> {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
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
  const running = await startDoorstep(process.env, { duties });
  await asked;
  await running.stop();
  process.exit(0);
}
