import { expect, it } from 'vitest';
import { demoBookings } from '#app/features/client-bookings/demo-bookings.ts';
import { placeholderImage } from '#app/features/professionals/display/professional-image.ts';
import { recipients, type Recipient } from '#app/features/notices/notices.ts';
import { professionalGone } from '#app/features/booking-outcomes/cancel/cancel-reasons.ts';
import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { bookingMailContent } from '../booking-mail.ts';
import { cancelledContent } from './cancelled-mail.ts';
import { sampleFacts } from '#tests/support/mails/notice-samples.tsx';
import { proves } from '#tests/support/proves.ts';

function cancelled(overrides: Partial<BookingDto>): BookingDto {
  const [booking] = demoBookings(29_000_000);
  if (!booking) throw new Error('There are samples');
  const client = { id: '1', first_name: 'Casey', last_name: 'Client', email: null };
  return {
    ...booking,
    client,
    status: 'cancelled',
    payment_method: 'card',
    total_amount: '75.00',
    refund_amount: '75.00',
    cancelled_by: 'client',
    ...overrides,
  };
}

const mail = (to: Recipient, booking: BookingDto) => cancelledContent(to, { ...sampleFacts, booking });

it.each([
  [{}, 'What you paid is on its way back to your card in full.'],
  [{ refund_amount: '37.50' }, '$37.50 is on its way back to your card; $37.50 stays as the late-cancellation fee.'],
  [{ refund_amount: '0.00' }, 'It was cancelled late. The fee is the full amount, so nothing is refunded.'],
  [{ refund_amount: null, payment_method: null, cancelled_by: 'professional' as const }, 'Nothing was paid for it.'],
])('a client whose booking was cancelled with %j reads what comes back', proves('OPEN-04'), (overrides, lead) => {
  expect(mail('client', cancelled(overrides))?.lead).toBe(lead);
});

it.each([
  ['0.00', '75.00', 'What you paid was refunded before.'],
  ['55.00', '75.00', '$55.00, the rest of what you paid, is on its way back to your card.'],
  [
    '17.50',
    '37.50',
    '$17.50 is on its way back to your card; $37.50 stays as the late-cancellation fee. The rest was refunded before.',
  ],
  ['0.00', '37.50', 'It was cancelled late: $37.50 stays as the late-cancellation fee. The rest was refunded before.'],
])(
  'what was refunded before is no fee: of $75, a cancellation refunds $%s, and $%s has gone back in all',
  proves('OPEN-04'),
  (refund_amount, refunded_amount, lead) => {
    const booking = cancelled({ refund_amount, refunded_amount });
    expect(mail('client', booking)?.lead).toBe(lead);
    const hasShare = mail('professional', booking)?.lead.includes('your share of the fee');
    expect(hasShare).toBe(refunded_amount !== '75.00');
  },
);

it.each([
  [
    'client' as const,
    'We no longer hold this time',
    'Nothing was paid for it. If you chose another time, we hold that one for you.',
    /^\/dashboard\/client\/bookings\//,
  ],
  [null, 'The time we held has run out', 'It wasn’t booked, so it’s open to others again.', /^\/booking\?pro=/],
])(
  'a hold that %s ended is not called a cancelled booking: another one may have taken its place',
  proves('API-083'),
  (cancelled_by, heading, lead, path) => {
    const hold = cancelled({ refund_amount: null, payment_method: null, cancelled_by });
    const professional = { ...hold.professional, id: '7' };
    const content = mail('client', { ...hold, professional });
    expect(content).toMatchObject({ heading, lead, action: { path: expect.stringMatching(path) } });
    expect(content?.subject).toMatch(/^No longer held: /);
  },
);

it.each(['client' as const, null])('the end of a hold by %s leaves a visit that was agreed on', (cancelled_by) => {
  const booking = cancelled({ refund_amount: null, payment_method: null, cancelled_by });
  const content = cancelledContent('client', { ...sampleFacts, booking, isAgreed: true });
  expect(content?.lead).toContain('still keeps this time for you');
  expect(content?.action.path).toMatch(/^\/dashboard\/client\/bookings\//);
});

it('a fee of the full amount is final only if the bank lets the payment stand', () => {
  const booking = cancelled({ refund_amount: '0.00' });
  expect(cancelledContent('client', { ...sampleFacts, booking, isRefundBlocked: true })?.lead).toBe(
    'It was cancelled late. Your bank is looking into this payment. If it lets the payment stand, $75.00 stays as the late-cancellation fee.',
  );
});

it.each([
  ['75.00', 'Once it has decided, you get $75.00 back, from the bank or from us.', 'The time is open again.'],
  [
    '37.50',
    'If it lets the payment stand, you get $37.50 back from us; $37.50 stays as the late-cancellation fee.',
    'The time is open again. It was cancelled late, so your share of the fee is held until the client’s bank has decided.',
  ],
])('while a bank looks into the payment, $%s is promised for when it has decided', (refund_amount, text, share) => {
  const booking = cancelled({ refund_amount, refunded_amount: refund_amount });
  const lead = (to: Recipient) => cancelledContent(to, { ...sampleFacts, booking, isRefundBlocked: true })?.lead;
  expect(lead('client')).toBe(`Your bank is looking into this payment. ${text}`);
  expect(lead('professional')).toBe(share);
});

it.each([
  ['37.50', '$37.50 stays as the late-cancellation fee.'],
  ['0.00', 'so nothing is refunded.'],
])('a client who was not there and gets $%s of $75 back reads how to object', (refund_amount, text) => {
  const { start_time } = cancelled({});
  const lead = mail(
    'client',
    cancelled({ cancelled_at: start_time, refund_amount, refunded_amount: refund_amount }),
  )?.lead;
  expect(lead).toContain(`${text} If that’s wrong, report a problem on the booking’s page.`);
});

it('of a visit to which nobody came, no time is open again, and nobody had to cancel it', () => {
  const { start_time } = cancelled({});
  const booking = cancelled({ cancelled_by: 'professional', cancelled_at: start_time });
  expect(mail('client', booking)?.heading).toBe('You get your money back');
  expect(mail('professional', booking)?.lead).toBe('Your client is refunded in full.');
  const late = cancelled({ cancelled_at: start_time, refund_amount: '37.50' });
  expect(mail('professional', late)?.lead).toMatch(/^It was cancelled late/);
});

it('both parties read the message with which a booking was cancelled for them', () => {
  const facts = {
    ...sampleFacts,
    booking: cancelled({ cancelled_by: 'admin' }),
    cancelReason: 'The street is flooded',
  };
  for (const to of recipients)
    expect(cancelledContent(to, facts)?.facts[0], to).toEqual(['Why', 'The street is flooded']);
  expect(mail('client', facts.booking)?.facts.map(([name]) => name)).not.toContain('Why');
});

it('only the client reads as a reason that the professional is no longer available', () => {
  const facts = { ...sampleFacts, booking: cancelled({ cancelled_by: 'admin' }), cancelReason: professionalGone };
  expect(cancelledContent('client', facts)?.facts[0]).toEqual(['Why', professionalGone]);
  expect(cancelledContent('professional', facts)?.facts.map(([name]) => name)).not.toContain('Why');
});

it('a mail that says a time is held until it is paid is not sent once it is neither', proves('OPEN-45'), () => {
  const created_at = new Date().toISOString();
  const hold = cancelled({ status: 'pending', payment_method: null, cancelled_by: null, created_at });
  expect(bookingMailContent('created', 'client', hold)?.subject).toMatch(/^We are holding /);
  for (const status of ['confirmed', 'cancelled'] as const)
    expect(bookingMailContent('created', 'client', { ...hold, status }), status).toBeUndefined();
});

it('a client whose professional left is told who cancelled and where to go on', proves('OPEN-46'), () => {
  const professional = {
    id: null,
    image: placeholderImage,
    profile: { id: null, first_name: 'Deleted', last_name: 'account', email: null },
  };
  const words = mail('client', cancelled({ cancelled_by: 'professional', professional }));
  expect(words).toMatchObject({ heading: 'Your professional had to cancel', action: { path: '/professionals' } });
});

it(
  'a professional hears of a share of the fee only where one was kept, and nothing of a client who left',
  proves('OPEN-04'),
  () => {
    const lead = (overrides: Partial<BookingDto>) => mail('professional', cancelled(overrides))?.lead;
    expect([lead({}), lead({ refund_amount: '37.50' })]).toEqual([
      'The time is open again.',
      'The time is open again. It was cancelled late, so your share of the fee will be paid out to you.',
    ]);
    const left = { id: null, first_name: 'Deleted', last_name: 'account', email: null };
    const facts = mail('professional', cancelled({ client: left, location: 'Removed with the account' }))?.facts;
    expect(facts?.map(([label]) => label)).toEqual(['Service', 'When', 'Client', 'Total']);
  },
);
