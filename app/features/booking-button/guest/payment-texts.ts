import type { DeadPayment } from './queries/read-payment-page.server.ts';

type DeadText = { title: string; text: string };

/** What a link says that nobody can pay by now. */
export const deadPaymentTexts: Record<DeadPayment, DeadText> = {
  unknown: {
    title: 'This link doesn’t work',
    text: 'It is incomplete, or your professional has made a new one. Please ask them for it.',
  },
  removed: { title: 'This visit was called off', text: 'Your professional has removed it. There is nothing to pay.' },
  past: { title: 'This visit is over', text: 'It has begun or is past, so it can’t be paid for here anymore.' },
  paid: { title: 'This visit is paid', text: 'You’ll find it under Your bookings, with its receipt.' },
  cancelled: {
    title: 'This visit was cancelled',
    text: 'It was paid for and then cancelled, so it doesn’t take place. There is nothing to pay here.',
  },
  'being-paid': {
    title: 'This visit is being paid for',
    text: 'The payment page is open already. If that ends unpaid, this link works again.',
  },
  'not-payable': {
    title: 'This visit can’t be paid for right now',
    text: 'Your professional can’t take a card for it at the moment. Please ask them.',
  },
};
