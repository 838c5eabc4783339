import type * as z from 'zod/mini';
import { offerOf } from './notice-offers.ts';
import { channels, type Channel, type ChoiceKind, type Recipient } from './notices.ts';
import type { choiceStateAnswer } from './answers/choices.server.ts';

type ChoiceWords = { kind: ChoiceKind; title: string; text: string };

/** The labels of each side's switches, in the order in which things happen; their channels follow from the notices. */
export const offeredChoices: Record<Recipient, readonly ChoiceWords[]> = {
  professional: [
    { kind: 'confirmed', title: 'New bookings', text: 'A client has booked and paid.' },
    { kind: 'rescheduled', title: 'New times', text: 'A client has rescheduled a visit.' },
    { kind: 'cancelled', title: 'Cancellations', text: 'A visit was cancelled, and the time is open again.' },
    { kind: 'reminder', title: 'Reminders', text: '24 hours and 2 hours before a visit.' },
    { kind: 'completed', title: 'Completed visits', text: 'A visit is done: what you earn and when.' },
    { kind: 'payout', title: 'Payouts', text: 'Your share of a visit is on its way to you.' },
    {
      kind: 'problem',
      title: 'Problems and disputes',
      text: 'A client reports a problem or a bank disputes a payment, and the outcome.',
    },
    { kind: 'review', title: 'Reviews', text: 'A client has reviewed a visit.' },
    { kind: 'message', title: 'Messages', text: 'A client has written, and you haven’t read it for two minutes.' },
  ],
  client: [
    { kind: 'created', title: 'Slots held for you', text: 'You started a booking and haven’t paid yet.' },
    { kind: 'confirmed', title: 'Confirmations', text: 'You’ve paid. The email is your receipt.' },
    {
      kind: 'rescheduled',
      title: 'New times',
      text: 'You’ve rescheduled a visit. The email updates your calendar.',
    },
    { kind: 'cancelled', title: 'Cancellations', text: 'A visit was cancelled. The email shows your refund.' },
    { kind: 'reminder', title: 'Reminders', text: '24 hours and 2 hours before a visit.' },
    { kind: 'progress', title: 'On the day', text: 'Your professional is on the way, and has arrived.' },
    {
      kind: 'completed',
      title: 'After a visit',
      text: 'Your visit is done: where to find your receipt and how to rate it.',
    },
    { kind: 'problem', title: 'Problems', text: 'We received your report, and what we decided.' },
    {
      kind: 'refunded',
      title: 'Refunds',
      text: 'A refund that no other email mentioned, or one that didn’t arrive.',
    },
    { kind: 'review', title: 'Replies to reviews', text: 'Your professional has replied to your review.' },
    {
      kind: 'message',
      title: 'Messages',
      text: 'A professional has written, and you haven’t read it for two minutes.',
    },
  ],
};

/** Whether a choice that nobody has made is on: each text costs money, and needs its recipient's consent. */
const isOnByDefault: Record<Channel, boolean> = { mail: true, push: true, sms: false };

/** A stored choice; without one, isOnByDefault applies. */
export type StoredChoice = { recipient: Recipient; kind: ChoiceKind; channel: Channel; enabled: boolean };

/** The state of a kind on each channel; null if it is not offered there. */
export type ChoiceState = z.infer<typeof choiceStateAnswer>;

/** Returns the state of every choice of a person. */
export function choiceStates(kept: readonly StoredChoice[], recipients: readonly Recipient[]): ChoiceState[] {
  return recipients.flatMap((recipient) =>
    offeredChoices[recipient].map(({ kind }) => {
      const stateOf = (channel: Channel) =>
        offerOf(recipient, kind, channel) ? isWanted(kept, { recipient, kind, channel }) : null;
      return {
        recipient,
        kind,
        mail: stateOf('mail'),
        push: stateOf('push'),
        sms: stateOf('sms'),
        fixed: channels.filter((channel) => offerOf(recipient, kind, channel) === 'always'),
      };
    }),
  );
}

/** Reports whether a person gets this notice on this channel. */
export function isWanted(
  kept: readonly StoredChoice[],
  { recipient, kind, channel }: Omit<StoredChoice, 'enabled'>,
): boolean {
  const offer = offerOf(recipient, kind, channel);
  if (offer !== 'choice') return offer === 'always';
  return (
    kept.find((choice) => choice.recipient === recipient && choice.kind === kind && choice.channel === channel)
      ?.enabled ?? isOnByDefault[channel]
  );
}
