import { bookingParties } from '#app/features/bookings/booking.ts';

/** The sides of a booking, which can choose their notices; the team reads its mails in one mailbox. */
export const recipients = bookingParties;
export type Recipient = (typeof recipients)[number];
export const mailRecipients = [...recipients, 'team'] as const;
export type MailRecipient = (typeof mailRecipients)[number];

/** `always`: money, or somebody on the way, depends on it. `choice`: the recipient decides. */
export type Offer = 'always' | 'choice';
export const channels = ['mail', 'push', 'sms'] as const;
export type Channel = (typeof channels)[number];

/** The switches, in the order of the settings page. */
export const choiceKinds = [
  'created',
  'confirmed',
  'rescheduled',
  'cancelled',
  'reminder',
  'progress',
  'completed',
  'payout',
  'problem',
  'refunded',
  'review',
  'message',
] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

type WrittenRow = {
  to: MailRecipient;
  happens: string;
  mail: Offer;
  push?: Offer;
  /** Only what somebody must know before they next look at their mail. */
  sms?: 'choice';
} & (
  | { kind: ChoiceKind; setting?: ChoiceKind }
  | { kind: string; setting: ChoiceKind }
  | { kind: string; to: 'team'; setting?: never }
);

/**
 * The notices of a booking and its people: to whom, at which event, by which channel, and what can be switched off. Mails, pushes,
 * texts, the settings pages and the table in docs/architecture/notices.md follow from it. `setting` is the switch if it is
 * not the kind's own.
 */
export const notices = [
  { kind: 'created', to: 'client', happens: 'a slot is held', mail: 'choice' },
  { kind: 'confirmed', to: 'client', happens: 'it is paid', mail: 'always', sms: 'choice' },
  { kind: 'confirmed', to: 'professional', happens: 'it is paid', mail: 'choice', push: 'choice', sms: 'choice' },
  { kind: 'rescheduled', to: 'client', happens: 'its client gives it another time', mail: 'always' },
  {
    kind: 'rescheduled',
    to: 'professional',
    happens: 'its client gives it another time',
    mail: 'always',
    push: 'choice',
    sms: 'choice',
  },
  { kind: 'cancelled', to: 'client', happens: 'it is cancelled', mail: 'always', push: 'choice', sms: 'choice' },
  {
    kind: 'cancelled',
    to: 'professional',
    happens: 'it is cancelled after it was paid',
    mail: 'always',
    push: 'choice',
    sms: 'choice',
  },
  {
    kind: 'reminder',
    to: 'client',
    happens: '24 and 2 hours before it',
    mail: 'choice',
    push: 'choice',
    sms: 'choice',
  },
  {
    kind: 'reminder',
    to: 'professional',
    happens: '24 and 2 hours before it',
    mail: 'choice',
    push: 'choice',
    sms: 'choice',
  },
  {
    kind: 'on-the-way',
    to: 'client',
    happens: 'its professional starts driving',
    mail: 'choice',
    push: 'choice',
    sms: 'choice',
    setting: 'progress',
  },
  {
    kind: 'arrived',
    to: 'client',
    happens: 'its professional has arrived',
    mail: 'choice',
    push: 'choice',
    sms: 'choice',
    setting: 'progress',
  },
  {
    kind: 'nobody-there',
    to: 'client',
    happens: 'its professional is at the door and finds nobody',
    mail: 'always',
    push: 'choice',
    sms: 'choice',
    setting: 'progress',
  },
  { kind: 'completed', to: 'client', happens: 'it is completed', mail: 'choice' },
  { kind: 'completed', to: 'professional', happens: 'it is completed', mail: 'choice' },
  { kind: 'payout', to: 'professional', happens: 'the transfer has left', mail: 'choice', push: 'choice' },
  {
    kind: 'problem-reported',
    to: 'client',
    happens: 'its client reports a problem',
    mail: 'always',
    setting: 'problem',
  },
  {
    kind: 'problem-reported',
    to: 'professional',
    happens: 'its client reports a problem',
    mail: 'always',
    push: 'choice',
    setting: 'problem',
  },
  { kind: 'problem-reported', to: 'team', happens: 'its client reports a problem', mail: 'always' },
  {
    kind: 'problem-settled',
    to: 'client',
    happens: 'the problem is settled',
    mail: 'always',
    push: 'choice',
    setting: 'problem',
  },
  {
    kind: 'problem-settled',
    to: 'professional',
    happens: 'the problem is settled',
    mail: 'always',
    push: 'choice',
    setting: 'problem',
  },
  {
    kind: 'refunded',
    to: 'client',
    happens: 'a refund is made on its own, otherwise than announced, or hours later',
    mail: 'always',
  },
  { kind: 'refund-failed', to: 'client', happens: 'a refund did not arrive', mail: 'always', setting: 'refunded' },
  {
    kind: 'dispute-opened',
    to: 'professional',
    happens: 'a bank disputes the payment',
    mail: 'always',
    push: 'choice',
    setting: 'problem',
  },
  { kind: 'dispute-opened', to: 'team', happens: 'a bank disputes the payment', mail: 'always' },
  {
    kind: 'dispute-closed',
    to: 'professional',
    happens: 'the dispute is over',
    mail: 'always',
    push: 'choice',
    setting: 'problem',
  },
  {
    kind: 'reviewed',
    to: 'professional',
    happens: 'its client reviews it',
    mail: 'choice',
    push: 'choice',
    setting: 'review',
  },
  {
    kind: 'review-replied',
    to: 'client',
    happens: 'the professional replies to the review',
    mail: 'choice',
    push: 'choice',
    setting: 'review',
  },
  {
    kind: 'message',
    to: 'client',
    happens: 'a message has been unread for two minutes',
    mail: 'choice',
    push: 'choice',
  },
  {
    kind: 'message',
    to: 'professional',
    happens: 'a message has been unread for two minutes',
    mail: 'choice',
    push: 'choice',
  },
] as const satisfies readonly WrittenRow[];

type Notice = (typeof notices)[number];
export type NoticeKind = Notice['kind'];
export type NoticeRow = WrittenRow & { kind: NoticeKind };
/** Kinds that have queues of their own. */
const ownQueues = ['reminder', 'payout', 'message'] as const;
type OwnQueue = (typeof ownQueues)[number];
/** Kinds that are claimed, queued and worded as events of a booking. */
export type BookingMailKind = Exclude<NoticeKind, OwnQueue>;
export type BookingPushKind = Exclude<Extract<Notice, { push: Offer }>['kind'], OwnQueue>;
export type ProfessionalPushKind = Exclude<Extract<Notice, { push: Offer; to: 'professional' }>['kind'], OwnQueue>;

/** An event that people are notified of. `occasion` is the id of a move, step, refund or dispute; '' otherwise. */
export type NoticedEvent = { bookingId: string; kind: BookingMailKind; occasion: string };

const rows: readonly NoticeRow[] = notices;

/** Returns who gets mail about a kind. */
export function mailedTo(kind: NoticeKind): MailRecipient[] {
  return rows.filter((notice) => notice.kind === kind).map(({ to }) => to);
}

/** Returns which sides get a push about a kind. */
export function pushedTo(kind: NoticeKind): Recipient[] {
  return rows.flatMap((notice) => (notice.kind === kind && notice.push && notice.to !== 'team' ? [notice.to] : []));
}

function hasOwnQueue(kind: NoticeKind): kind is OwnQueue {
  return ownQueues.some((own) => own === kind);
}

export const bookingPushKinds = [...new Set(rows.filter(({ push }) => push).map(({ kind }) => kind))].filter(
  (kind): kind is BookingPushKind => !hasOwnQueue(kind),
);

export const bookingMailKinds = [...new Set(rows.map(({ kind }) => kind))].filter(
  (kind): kind is BookingMailKind => !hasOwnQueue(kind),
);

/** Returns the switch for a kind of notice. */
export function settingOf(kind: NoticeKind): ChoiceKind {
  return rows.find((notice) => notice.kind === kind)?.setting ?? (kind as ChoiceKind);
}
