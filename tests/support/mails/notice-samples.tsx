import { cents } from '#app/lib/money.ts';
import { platformTimeZone } from '#app/lib/dates/time-zone.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import type { NoticeFacts } from '#app/features/notifications/mail/notice-facts.ts';
import { noticeOffer } from '#app/features/notices/notice-offers.ts';
import { bookingMailKinds, mailedTo, type BookingMailKind, recipients } from '#app/features/notices/notices.ts';
import { noticeContent } from '#app/features/notifications/mail/notice-content.ts';
import type { MailContent } from '#app/ui/mail/mail-content.ts';
import { reminderMailContent } from '#app/features/notifications/mail/booking-mail.ts';
import { StandardMail } from '#app/features/notifications/mail/templates/standard-mail.tsx';
import { messageMailSamples } from './message-samples.ts';
import type { MailSample } from './mail-sample.ts';

/** What people typed, as hostile as a form lets it through. */
export const hostileText = `<img src="http://evil.example/x" onerror="alert(1)"> & </td>`;

/** Every notice of a booking to everybody who gets it, in the states that change its words. */
export function noticeSamples(baseUrl: string): MailSample[] {
  const all = bookingMailKinds.flatMap((kind) =>
    (stages[kind] ?? [{}]).map((stage, index) => ({ kind, facts: { ...factsOf(kind), ...stage }, index })),
  );
  const notices = all.flatMap(({ kind, facts, index }) =>
    mailedTo(kind).flatMap((to) => {
      const words = noticeContent(kind, to, facts);
      const isChoice = to !== 'team' && noticeOffer(kind, to, 'mail') === 'choice';
      return words ? [{ name: `booking-${kind}-${to}${index === 0 ? '' : `-${index + 1}`}`, words, isChoice }] : [];
    }),
  );
  const reminders = recipients.map((to) => ({
    name: `booking-reminder-${to}`,
    words: reminderMailContent(24, to, sampleBooking),
    isChoice: true,
  }));
  return withoutRepetitions([...notices, ...reminders, ...messageMailSamples()]).map(({ name, words, isChoice }) => {
    const facts = [
      words.heading,
      words.lead,
      ...words.facts.map(([, value]) => value),
      ...(words.quotes ?? []),
      baseUrl + words.action.path,
      ...(words.note ? [words.note] : []),
    ];
    const optOutUrl = isChoice ? `${baseUrl}/email-choice/${name}.signed` : undefined;
    return { name, component: 'standard-mail', mail: <StandardMail words={words} optOutUrl={optOutUrl} />, facts };
  });
}

/** Not every state changes what everybody reads. */
function withoutRepetitions<Sample extends { words: MailContent }>(samples: Sample[]): Sample[] {
  const known = new Set<string>();
  return samples.filter(({ words }) => {
    const text = JSON.stringify(words);
    return !known.has(text) && known.add(text);
  });
}

export const sampleBooking = {
  id: '019a0000-0000-7000-8000-000000000001',
  status: 'confirmed',
  start_time: '2026-11-21T14:00:00-06:00',
  end_time: '2026-11-21T15:00:00-06:00',
  created_at: '2999-01-01T00:00:00.000Z',
  time_zone: platformTimeZone,
  location: `1100 Congress Ave ${hostileText}, Austin, TX 78701`,
  discount_percent: 10,
  discount_amount: '8.33',
  total_amount: '75.00',
  free_until: '2026-11-20T14:00:00-06:00',
  late_fee_percent: '50.00',
  refund_amount: null,
  refunded_amount: null,
  refund_trouble: null,
  problem_status: null,
  cancelled_by: null,
  cancelled_at: null,
  moves: 0,
  payment_method: 'card',
  service: { name: 'Haircut & beard trim' },
  client: { id: 'c', first_name: 'Maya', last_name: hostileText },
  professional: { id: 'p', profile: { id: 'p', first_name: 'Paula', last_name: 'Professional' } },
} as BookingDto;

const share = { amount: cents(6750), status: 'due', holds: [] } as const;
const problem = {
  kind: 'quality',
  description: `Half of it was left undone. ${hostileText}`,
  outcome: 'partial',
  refund_amount: cents(2000),
  settlement: `A part of the work was missing. ${hostileText}`,
} as const;
const refund = { amount: cents(7500), reason: 'cancelled-by-client', paid_otherwise: null };
const dispute = {
  amount: cents(7500),
  status: 'needs_response',
  closed_at: null,
  evidence_due_at: new Date('2026-12-09T12:00:00Z'),
} as const;
const review = {
  bookingId: sampleBooking.id,
  stars: 4,
  text: `On time and kind. ${hostileText}`,
  reply: `Thank you! ${hostileText}`,
  serviceName: 'Haircut & beard trim',
  author: 'Maya B.',
  professional: { firstName: 'Paula' },
} as const;
const progress = {
  step: 'driving',
  expected_at: '2026-11-21T19:52:00.000Z',
  steps: [],
  next: ['arrived'],
  undo_until: null,
} satisfies NoticeFacts['progress'];
/** A booking of which nothing else is known. */
export const sampleFacts: NoticeFacts = {
  booking: sampleBooking,
  share: null,
  problem: null,
  refund: null,
  dispute: null,
  cancelReason: null,
  isRefundBlocked: false,
  move: null,
  review: null,
  progress: null,
  replaces: null,
  isAgreed: false,
  noShow: null,
};

function factsOf(kind: BookingMailKind): NoticeFacts {
  const change: Partial<Record<BookingMailKind, Partial<NoticeFacts>>> = {
    created: { booking: { ...sampleBooking, status: 'pending', payment_method: null } },
    rescheduled: {
      move: {
        number: 1,
        from_time: '2026-11-20T09:00:00-06:00',
        start_time: '2026-11-21T14:00:00-06:00',
        end_time: '2026-11-21T15:00:00-06:00',
      },
    },
    cancelled: { booking: { ...sampleBooking, status: 'cancelled', cancelled_by: 'client', refund_amount: '37.50' } },
    'on-the-way': { progress },
    arrived: { progress: { ...progress, step: 'arrived', expected_at: null } },
    'nobody-there': {
      progress: { ...progress, step: 'arrived', expected_at: null },
      noShow: { waits_until: new Date('2026-11-21T20:20:00Z'), closed_at: null },
    },
    completed: { booking: { ...sampleBooking, status: 'completed' }, share },
    'problem-reported': {
      booking: { ...sampleBooking, status: 'completed', problem_status: 'open' },
      share: { ...share, status: 'held', holds: ['problem'] },
      problem: { ...problem, outcome: null, refund_amount: null, settlement: null },
    },
    'problem-settled': {
      booking: { ...sampleBooking, status: 'completed', problem_status: 'settled' },
      share: { ...share, amount: cents(4950) },
      problem,
    },
    refunded: { refund: { ...refund, reason: 'paid-twice' } },
    'refund-failed': { refund: { ...refund, amount: cents(3750) } },
    'dispute-opened': { dispute, share: { ...share, status: 'held', holds: ['dispute'] } },
    'dispute-closed': { dispute: { ...dispute, status: 'won', closed_at: new Date() }, share },
    reviewed: { review },
    'review-replied': { review },
  };
  return { ...sampleFacts, ...change[kind] };
}

const nobodyCame: Partial<NoticeFacts> = {
  problem: { ...problem, kind: 'no-show', outcome: null, refund_amount: null, settlement: null },
  share: null,
};

/** What else a notice can be about, besides the usual. */
const stages: Partial<Record<BookingMailKind, Partial<NoticeFacts>[]>> = {
  completed: [
    {},
    { share: { ...share, status: 'waiting' } },
    { share: { ...share, status: 'held', holds: ['problem'] } },
    { share: { ...share, status: 'held', holds: ['admin'] } },
    { share: null },
  ],
  created: [{}, { isAgreed: true }],
  cancelled: [
    {},
    {
      booking: { ...sampleBooking, status: 'cancelled', payment_method: null },
      isAgreed: true,
    },
    {
      booking: {
        ...sampleBooking,
        status: 'cancelled',
        cancelled_by: 'client',
        cancelled_at: '2026-11-21T14:20:00-06:00',
        refund_amount: '37.50',
      },
    },
    {
      booking: { ...sampleBooking, status: 'cancelled', cancelled_by: 'professional', refund_amount: '75.00' },
      isRefundBlocked: true,
      cancelReason: `The street is flooded. ${hostileText}`,
    },
  ],
  'problem-reported': [
    {},
    { share: { ...share, status: 'sent' } },
    { ...nobodyCame, booking: { ...sampleBooking, problem_status: 'open' } },
    nobodyCame,
  ],
  'problem-settled': [
    {},
    { problem: { ...problem, outcome: 'full', refund_amount: cents(7500) }, share: null },
    { problem: { ...problem, outcome: 'none', refund_amount: cents(0) }, share },
  ],
  refunded: [
    {},
    { refund: { ...refund, reason: 'booking-cancelled' } },
    { refund: { ...refund, amount: cents(3750) } },
    { refund: { ...refund, amount: cents(1000), reason: 'stripe-re_1' } },
    { refund: { ...refund, amount: cents(2000), reason: 'admin-1795867200000-75.00' } },
    { refund: { ...refund, reason: 'again-1', paid_otherwise: 'Check 1042, mailed today' } },
  ],
  'dispute-opened': [
    {},
    { share: { ...share, status: 'sent' } },
    { dispute: { ...dispute, evidence_due_at: null } },
    { booking: { ...sampleBooking, client: { ...sampleBooking.client, id: null } } },
  ],
  'dispute-closed': [
    {},
    { share: null },
    { share: { ...share, status: 'held', holds: ['problem'] } },
    {
      dispute: { ...dispute, status: 'lost', closed_at: new Date() },
      share: { ...share, amount: cents(0), status: 'reversed' },
    },
  ],
};
