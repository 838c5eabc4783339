import { describe, expect, it } from 'vitest';
import { bookingEventNames } from '#app/features/bookings/booking-events.ts';
import { bookingTransitions } from '#app/features/bookings/booking.ts';
import { noticeOffer, offerOf } from './notice-offers.ts';
import { noticeOf } from './notice-events.ts';
import { channels, choiceKinds, mailedTo, notices, settingOf } from './notices.ts';
import { offeredChoices } from './notification-choices.ts';
import { proves } from '#tests/support/proves.ts';

describe('the table of notices', proves('OPEN-45'), () => {
  it('has a notice for every transition of a booking, and for every event but a deletion, the later steps of a visit, what is said about a report meanwhile, and the minute after it was marked as done', () => {
    for (const { to } of bookingTransitions)
      expect(mailedTo(noticeOf(to as 'confirmed') ?? 'created')).toEqual(
        expect.arrayContaining(['client', 'professional']),
      );
    expect(bookingEventNames.filter((event) => !noticeOf(event))).toEqual([
      'visit-progressed',
      'marked-done',
      'completion-undone',
      'problem-answered',
      'problem-withdrawn',
      'deleted',
    ]);
  });

  it('names nobody twice for the same', () => {
    const lines = notices.map(({ kind, to }) => `${kind} ${to}`);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it.each(['client', 'professional'] as const)(
    'gives a %s a switch, or a line without one, for all that they are told, and none for what they are not',
    (recipient) => {
      const told = notices.filter(({ to }) => to === recipient).map(({ kind }) => settingOf(kind));
      const shown = offeredChoices[recipient].map(({ kind }) => kind);
      expect([...new Set(told)].sort()).toEqual([...shown].sort());
      const offered = choiceKinds.filter((kind) => channels.some((channel) => offerOf(recipient, kind, channel)));
      expect(offered.toSorted()).toEqual(shown.toSorted());
    },
  );

  it('lets nobody switch off what money or somebody on the way depends on', () => {
    for (const kind of ['cancelled', 'problem'] as const)
      expect([offerOf('client', kind, 'mail'), offerOf('professional', kind, 'mail')]).toEqual(['always', 'always']);
    expect([offerOf('client', 'confirmed', 'mail'), offerOf('client', 'refunded', 'mail')]).toEqual([
      'always',
      'always',
    ]);
    expect(noticeOffer('nobody-there', 'client', 'mail')).toBe('always');
  });

  it('lets everybody switch off what its row says can be, also where another row of the switch is always sent', () => {
    for (const { kind, to, mail } of notices)
      if (to !== 'team' && mail === 'choice') expect(offerOf(to, settingOf(kind), 'mail'), kind).toBe('choice');
  });
});
