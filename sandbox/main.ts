import { SandboxStateError } from './database.ts';
import { readSandboxEnvironment } from './environment.ts';
import { startSandbox } from './sandbox.server.ts';

/** Runs the sandbox as its own process until it is stopped. */
const sandbox = await startSandbox({
  ...readSandboxEnvironment(process.env),
  log: (line) => process.stdout.write(`${line}\n`),
}).catch((error: unknown) => {
  if (!(error instanceof SandboxStateError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
process.stdout.write(`SMTP ${sandbox.smtpUrl}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    sandbox.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  });
}
