import * as z from 'zod/mini';
import { about, instant, named, percent, text, whole } from '#app/platform/http/api/answer-fields.server.ts';

export const currentSettingsAnswer = named(
  'CurrentSettings',
  z.object({
    commission_percent: about('Of what a booking earns.', percent),
    late_fee_percent: about('Of the total, when a client cancels late or is not there.', percent),
    free_cancellation_hours: about(
      "Until so many hours before the start a client's cancellation is refunded in full.",
      whole,
    ),
    minimum_notice_hours: about('Nothing can be booked that begins sooner than in so many hours.', whole),
    version: whole,
  }),
);

export const settingsChangeAnswer = named(
  'SettingsChange',
  z.object({
    version: whole,
    changed_at: instant,
    changed_by: about('Null at the beginning; empty where the account is gone.', z.nullable(text('Dana Whitfield'))),
    reason: text('The client asked for it.'),
    changed: z.array(
      z.object({
        setting: z.enum(['late_fee_percent', 'commission_percent', 'free_cancellation_hours', 'minimum_notice_hours']),
        before: z.union([percent, z.number()]),
        after: z.union([percent, z.number()]),
      }),
    ),
  }),
);

export const settingsHistoryAnswer = named(
  'SettingsHistory',
  z.object({
    settings: currentSettingsAnswer,
    history: z.array(settingsChangeAnswer),
  }),
);
