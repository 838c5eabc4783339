import * as z from 'zod/mini';
import { about, id, instant, named, text, whole } from '#app/platform/http/api/answer-fields.server.ts';
import { partStates } from '../finding.ts';

const queueLoadAnswer = named(
  'QueueLoad',
  z.object({
    queue: text('mail'),
    waiting: about('Due and not begun.', whole),
    running: whole,
    failed: about('Given up after the last attempt.', whole),
    oldest_seconds: about('How long the oldest job that is due has waited.', whole),
  }),
);

export const failedJobAnswer = named(
  'FailedJob',
  z.object({
    id,
    queue: text('mail'),
    attempts: whole,
    error: about('What the last attempt ended with.', z.nullable(text('The mail server does not answer'))),
    failed_at: instant,
  }),
);

export const systemAnswer = named(
  'System',
  z.object({
    queues: z.array(queueLoadAnswer),
    failed_jobs: about('The newest 50 that were given up.', z.array(failedJobAnswer)),
    webhooks: about(
      'Stripe’s events of the last day.',
      z.object({
        received: whole,
        waiting: about('Received and not yet handled.', whole),
        slowest_seconds: z.nullable(z.number()),
        last_received_at: z.nullable(instant),
      }),
    ),
    process: about(
      'The process that answers; another instance has another.',
      z.object({
        version: text('1.0.0'),
        node: text('24.11.1'),
        postgresql: text('18.1'),
        started_at: instant,
        memory_megabytes: whole,
        connections: z.object({ used: whole, idle: whole, waiting: whole }),
      }),
    ),
  }),
);

export const partsAnswer = named(
  'SystemParts',
  z.object({
    items: z.array(
      z.object({
        part: text('Mail'),
        state: z.enum(partStates),
        text: about('What was found; of what fails, why.', text('mail.example.com accepts mail')),
        milliseconds: whole,
      }),
    ),
  }),
);
