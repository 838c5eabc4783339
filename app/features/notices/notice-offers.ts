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

/** Returns what a switch offers a side on a channel; undefined if nothing of the kind is ever sent this way. */
export function offerOf(recipient: Recipient, setting: ChoiceKind, channel: Channel): Offer | undefined {
  const offers = rows
    .filter(({ to, kind }) => to === recipient && settingOf(kind) === setting)
    .map((notice) => notice[channel]);
  return offers.find((offer) => offer === 'always') ?? offers.find((offer) => offer !== undefined);
}

/** Returns which sides can get a text about a kind. */
export function textedTo(kind: NoticeKind): Recipient[] {
  return rows.flatMap((notice) => (notice.kind === kind && notice.sms && notice.to !== 'team' ? [notice.to] : []));
}
