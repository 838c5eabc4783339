import {
  notices,
  settingOf,
  type Channel,
  type ChoiceKind,
  type NoticeKind,
  type NoticeRow,
  type Offer,
  type Recipient,
} from './notices.ts';

const rows: readonly NoticeRow[] = notices;

/**
 * Returns what a switch offers a side on a channel; undefined if nothing of the kind is ever sent this way. A choice
 * among notices that are always sent stays one: it decides about itself only.
 */
export function offerOf(recipient: Recipient, setting: ChoiceKind, channel: Channel): Offer | undefined {
  const offers = rows
    .filter(({ to, kind }) => to === recipient && settingOf(kind) === setting)
    .map((notice) => notice[channel]);
  return offers.find((offer) => offer === 'choice') ?? offers.find((offer) => offer !== undefined);
}

/** Returns what one notice offers a side on a channel, whatever else its switch is about. */
export function noticeOffer(kind: NoticeKind, recipient: Recipient, channel: Channel): Offer | undefined {
  return rows.find((notice) => notice.kind === kind && notice.to === recipient)?.[channel];
}

/** Returns which sides can get a text about a kind. */
export function textedTo(kind: NoticeKind): Recipient[] {
  return rows.flatMap((notice) => (notice.kind === kind && notice.sms && notice.to !== 'team' ? [notice.to] : []));
}
