import type { MailRecipient } from './booking-mail.ts';

/** What somebody can choose to hear of, and how. */
export const channels = ['mail', 'push'] as const;
export type Channel = (typeof channels)[number];
export const choiceKinds = ['created', 'confirmed', 'cancelled', 'reminder', 'payout'] as const;
export type ChoiceKind = (typeof choiceKinds)[number];
export type Recipient = MailRecipient;

/** `fixed` is always sent: the law or the money needs it. */
type Offer = 'choice' | 'fixed';
type ChoiceWords = { kind: ChoiceKind; title: string; text: string; channels: Partial<Record<Channel, Offer>> };

/** What each side of a booking is told of, in the order in which it happens. */
export const offeredChoices: Record<Recipient, readonly ChoiceWords[]> = {
  professional: [
    { kind: 'confirmed', title: 'New bookings', text: 'A client has booked you and paid.', channels: { mail: 'choice', push: 'choice' } },
    { kind: 'cancelled', title: 'Cancellations', text: 'A client has cancelled, and the slot is free again.', channels: { mail: 'choice', push: 'choice' } },
    { kind: 'reminder', title: 'Reminders', text: '24 hours and 2 hours before a visit.', channels: { mail: 'choice', push: 'choice' } },
    { kind: 'payout', title: 'Payouts', text: 'Your share of a visit is on its way to you.', channels: { mail: 'choice', push: 'choice' } },
  ],
  client: [
    { kind: 'created', title: 'Slots held for you', text: 'You began to book and have not paid yet.', channels: { mail: 'choice' } },
    { kind: 'confirmed', title: 'Confirmations', text: 'You have paid. The email is your receipt.', channels: { mail: 'fixed' } },
    { kind: 'cancelled', title: 'Cancellations', text: 'A visit is off. The email says what you get back.', channels: { mail: 'fixed', push: 'choice' } },
    { kind: 'reminder', title: 'Reminders', text: '24 hours and 2 hours before a visit.', channels: { mail: 'choice', push: 'choice' } },
  ],
};

/** A choice that differs from the default, which is to be told. */
export type KeptChoice = { recipient: Recipient; kind: ChoiceKind; channel: Channel; enabled: boolean };

/** How a kind stands on each channel; null where it is not offered. */
export type ChoiceState = { recipient: Recipient; kind: ChoiceKind; mail: boolean | null; push: boolean | null; fixed: Channel[] };

/** Every choice of somebody as it stands. */
export function choiceStates(kept: readonly KeptChoice[], recipients: readonly Recipient[]): ChoiceState[] {
  return recipients.flatMap((recipient) =>
    offeredChoices[recipient].map(({ kind, channels: offered }) => ({
      recipient,
      kind,
      mail: offered.mail ? isWanted(kept, { recipient, kind, channel: 'mail' }) : null,
      push: offered.push ? isWanted(kept, { recipient, kind, channel: 'push' }) : null,
      fixed: channels.filter((channel) => offered[channel] === 'fixed'),
    })),
  );
}

/** Whether somebody is told of this on this channel. */
export function isWanted(kept: readonly KeptChoice[], { recipient, kind, channel }: Omit<KeptChoice, 'enabled'>): boolean {
  const offer = offerOf(recipient, kind, channel);
  if (offer !== 'choice') return offer === 'fixed';
  return kept.find((choice) => choice.recipient === recipient && choice.kind === kind && choice.channel === channel)?.enabled ?? true;
}

/** Undefined where nothing of the kind is ever sent this way. */
export function offerOf(recipient: Recipient, kind: ChoiceKind, channel: Channel): Offer | undefined {
  return offeredChoices[recipient].find((choice) => choice.kind === kind)?.channels[channel];
}
