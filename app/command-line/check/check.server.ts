import { ConfigError, readConfig, useConfig, type Config } from '#app/platform/config/config.server.ts';
import { say } from '#app/platform/log/say.server.ts';
import { oneLine } from '#app/platform/errors/start-refusal.ts';
import { checkDatabase } from './check-database.server.ts';
import { checkReplicas } from './check-replicas.server.ts';
import { checkFiles } from './check-files.server.ts';
import { checkMail } from './check-mail.server.ts';
import { checkSms } from './check-sms.server.ts';
import { checkRouting } from './check-routing.server.ts';
import { checkSite } from './check-site.server.ts';
import { checkStripe, checkWebhooks } from './check-stripe.server.ts';
import { fails, works, type Finding } from '#app/features/system/finding.ts';
import { findVirusScanner } from '#app/features/system/parts/find-files.server.ts';
import { findTraces } from '#app/features/system/parts/find-traces.server.ts';

const marks = { works: 'ok', fails: 'FAILS', unused: '-' } as const satisfies Record<Finding['state'], string>;

/** Every part, in the order in which one mends them. */
const parts: readonly [name: string, check: (config: Config) => Promise<Finding>][] = [
  ['Database', checkDatabase],
  ['Replicas', checkReplicas],
  ['Files', checkFiles],
  ['Virus scanner', findVirusScanner],
  ['Mail', checkMail],
  ['Stripe', checkStripe],
  ['Webhooks', checkWebhooks],
  ['Routing', checkRouting],
  ['Texts', checkSms],
  ['Traces', findTraces],
  ['Site', checkSite],
];

/** Prints a line for each part of this installation. The exit code is 1 if one of them fails. */
export async function check(): Promise<void> {
  for await (const { part, finding } of inspectInstallation(process.env)) {
    if (finding.state === 'fails') process.exitCode = 1;
    say(formatFinding(part, finding));
  }
}

/** Returns the line of a finding: `ok     Database    PostgreSQL 18.1 ...`. */
function formatFinding(part: string, { state, text }: Finding): string {
  return `${marks[state].padEnd(6)} ${part.padEnd(14)} ${text}`;
}

/** Checks an installation part by part. Changes nothing but a file that it stores and deletes. */
export async function* inspectInstallation(
  environment: Record<string, string | undefined>,
): AsyncGenerator<{ part: string; finding: Finding }> {
  const { config, findings } = checkConfiguration(environment);
  for (const finding of findings) yield { part: 'Configuration', finding };
  if (!config) return;
  for (const [part, checkPart] of parts)
    yield { part, finding: await checkPart(config).catch((error: unknown) => fails(oneLine(error))) };
}

/** Returns the configuration if it can be used: nothing else can be checked without it. */
function checkConfiguration(environment: Record<string, string | undefined>): {
  config?: Config;
  findings: Finding[];
} {
  try {
    const config = useConfig(readConfig(environment));
    return { config, findings: [works(`APP_ENV=${config.APP_ENV}, ${config.BASE_URL}`)] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { findings: error.issues.map(fails) };
  }
}
