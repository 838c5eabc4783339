import { config } from '#app/platform/config/config.server.ts';
import { oneLine } from '#app/platform/errors/start-refusal.ts';
import { fails, unused, type Finding } from '../finding.ts';
import { findDatabase } from './find-database.server.ts';
import { findFiles, findVirusScanner } from './find-files.server.ts';
import { findMail } from './find-mail.server.ts';
import { findReplicas } from './find-replicas.server.ts';
import { findStripe, findWebhooks } from './find-stripe.server.ts';
import { findSms } from './find-sms.server.ts';
import { findTraces } from './find-traces.server.ts';

/** Nobody waits at a screen for longer; the part's own work goes on waiting. */
const answerMilliseconds = 10_000;

export type InspectedPart = Finding & { part: string; milliseconds: number };

/** Every part of this running installation, all asked at once. Nothing changes but a file that is stored and deleted. */
export function inspectParts(): Promise<InspectedPart[]> {
  return Promise.all([
    inspect('Database', findDatabase),
    inspect('Replicas', findReplicas),
    inspect('Files', findFiles),
    inspect('Virus scanner', findVirusScanner),
    inspect('Mail', findMail),
    inspect('Text messages', findSms),
    inspect('Stripe', findStripe),
    inspect('Webhooks', findOwnWebhooks),
    inspect('Traces', findTraces),
  ]);
}

/** The sandbox sends every event to this process by another name than BASE_URL. */
async function findOwnWebhooks(): Promise<Finding> {
  const { STRIPE_SECRET_KEY, BASE_URL } = config();
  return STRIPE_SECRET_KEY ? findWebhooks(BASE_URL) : unused('sent by the sandbox');
}

async function inspect(part: string, find: () => Promise<Finding>): Promise<InspectedPart> {
  const begun = performance.now();
  const finding = await inTime(find()).catch((error: unknown) => fails(oneLine(error)));
  return { part, ...finding, milliseconds: Math.round(performance.now() - begun) };
}

async function inTime(finding: Promise<Finding>): Promise<Finding> {
  const { promise: late, resolve } = Promise.withResolvers<Finding>();
  const timer = setTimeout(() => resolve(fails(`no answer for ${answerMilliseconds / 1_000} s`)), answerMilliseconds);
  return Promise.race([finding, late]).finally(() => clearTimeout(timer));
}
