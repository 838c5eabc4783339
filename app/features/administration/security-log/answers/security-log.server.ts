import * as z from 'zod/mini';
import { about, id, instant, named, text } from '#app/platform/http/api/answer-fields.server.ts';

const email = text('maya.brooks@example.com');

export const securityEntryAnswer = named(
  'SecurityEntry',
  z.object({
    id,
    at: instant,
    action: text('sign_in'),
    outcome: z.enum(['done', 'refused']),
    actor_id: about('Who did it; null for strangers and the platform.', z.nullable(id)),
    actor_email: about(
      'What the account signs in with today; null for nobody, and for an account that is gone.',
      z.nullable(email),
    ),
    account_id: about('Whose account it was about, where it is about one.', z.nullable(id)),
    account_email: z.nullable(email),
    network: z.nullable(text('203.0.113.0/24')),
    subject_type: about(
      'Entries are kept for 400 days, so that some may name a kind that is no longer written.',
      z.nullable(text('booking')),
    ),
    subject_id: z.nullable(text('7c9e6679-7425-40de-944b-e07fc1f90ae7')),
    details: z.record(z.string(), z.unknown()),
  }),
);

export const securityLogAnswer = named(
  'SecurityLog',
  z.object({
    items: z.array(securityEntryAnswer),
    next_cursor: z.nullable(id),
  }),
);
