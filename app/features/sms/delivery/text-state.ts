import type { NoticeKind } from '#app/features/notices/notices.ts';

/** The notices that can be texted; a test compares them with the table of notices. */
export const eventKinds = [
  'confirmed',
  'rescheduled',
  'cancelled',
  'on-the-way',
  'arrived',
  'nobody-there',
] as const satisfies readonly NoticeKind[];
export type EventKind = (typeof eventKinds)[number];
export type TextKind = EventKind | 'reminder';

/** How far a text has come; it only ever moves on. */
export const messageStates = [
  'queued',
  'sending',
  'accepted',
  'sent',
  'delivered',
  'undelivered',
  'failed',
  'skipped',
] as const;
export type MessageState = (typeof messageStates)[number];

export type SkipReason =
  | 'off'
  | 'no-number'
  | 'stopped'
  | 'unreachable'
  | 'not-chosen'
  | 'outdated'
  | 'ceiling'
  | 'unsent';

const ranks: Record<MessageState, number> = {
  queued: 0,
  sending: 1,
  accepted: 2,
  sent: 3,
  delivered: 4,
  undelivered: 4,
  failed: 4,
  skipped: 4,
};

/** Whether news of a text is newer than what we know: callbacks arrive in any order, and twice. */
export function isLater(state: MessageState, known: MessageState): boolean {
  return ranks[state] > ranks[known];
}

/** What Twilio calls the states of a text. */
export const twilioStates: Readonly<Record<string, MessageState | undefined>> = {
  accepted: 'accepted',
  scheduled: 'accepted',
  queued: 'accepted',
  sending: 'accepted',
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'undelivered',
  failed: 'failed',
  canceled: 'failed',
};
