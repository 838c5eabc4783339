import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { bestForRoute } from '#app/features/slots/route-discount.ts';
import { centsFromDollars, dollarString, formatDollars, type Cents } from '#app/lib/money.ts';
import { checkoutMinutes } from '#app/features/payments/checkout/checkout-limits.ts';
import { earningOfShare } from '#app/features/money-figures/earning.ts';
import { moneyFigures } from '#app/features/money-figures/money-figures.ts';
import { clientBookingUrl } from '#app/features/bookings/booking-link.ts';
import type { MailContent, MailFact } from '#app/ui/mail/mail-content.ts';
import { when } from '#app/features/notices/moment.ts';
import type { Recipient } from '#app/features/notices/notices.ts';

/** The events before a visit. A hold concerns its client only; the professional is notified once it is paid (OPEN-45). */
type Kind = 'created' | 'confirmed';

/** Undefined if this recipient gets no mail about a booking. */
type Words = (booking: BookingDto) => MailContent | undefined;

export const clientAction = ({ id }: Pick<BookingDto, 'id'>) => ({
  label: 'See my booking',
  path: clientBookingUrl(id),
});
export const professionalAction = { label: 'Open my dashboard', path: '/dashboard/professional' };

const words: Record<Recipient, Partial<Record<Kind, Words>>> = {
  client: {
    created: (booking) => ({
      subject: `We are holding ${when(booking)} for you`,
      heading: 'Your slot is held for 31 minutes',
      lead: 'It’s yours as soon as you pay. You can continue from your bookings.',
      facts: clientFacts(booking),
      action: { ...clientAction(booking), label: 'Finish the booking' },
    }),
    confirmed: (booking) => ({
      subject: `Confirmed: ${booking.service.name}, ${when(booking)}`,
      heading: 'Your booking is confirmed',
      lead: 'Your professional comes to you. We hold your payment and pass it on once the service is done.',
      facts: clientFacts(booking),
      action: clientAction(booking),
    }),
  },
  professional: {
    confirmed: (booking) => ({
      subject: `New booking: ${booking.service.name}, ${when(booking)}`,
      heading: 'You have a new booking',
      lead: 'It’s paid. We hold the amount and send you your share, minus the commission, once the service is done.',
      facts: professionalFacts(booking),
      action: professionalAction,
    }),
  },
};

/**
 * Returns the content of the mail about the hold of a visit that was agreed on before; undefined once it is paid or has
 * ended.
 */
export function agreedHoldContent(booking: BookingDto, now = Date.now()): MailContent | undefined {
  if (isOvertaken.created(booking, now)) return undefined;
  return {
    subject: `Pay for your visit: ${booking.service.name}, ${when(booking)}`,
    heading: `You can pay for ${checkoutMinutes} minutes`,
    lead: 'Your professional keeps this time for you. Continue from your bookings; later, open the link to pay that you were sent again.',
    facts: clientFacts(booking),
    action: { ...clientAction(booking), label: 'Finish the booking' },
  };
}

/** Returns the content of a booking mail; undefined if this recipient gets none or it is out of date. */
export function bookingMailContent(
  kind: Kind,
  recipient: Recipient,
  booking: BookingDto,
  now = Date.now(),
): MailContent | undefined {
  return isOvertaken[kind](booking, now) ? undefined : words[recipient][kind]?.(booking);
}

/** A mail that waited for the mail server must not say what is no longer true. */
const isOvertaken: Record<Kind, (booking: BookingDto, now: number) => boolean> = {
  created: ({ status, created_at }, now) =>
    status !== 'pending' || now > Date.parse(created_at) + checkoutMinutes * 60_000,
  confirmed: ({ status }) => status === 'cancelled',
};

/** Returns the content of a reminder of a visit that takes place. */
export function reminderMailContent(hours: number, recipient: Recipient, booking: BookingDto): MailContent {
  const isClient = recipient === 'client';
  return {
    subject: `Reminder: ${booking.service.name}, ${when(booking)}`,
    heading:
      hours === 24
        ? 'Your visit is coming up'
        : isClient
          ? 'Your professional will be there soon'
          : 'Your next visit is coming up',
    lead: isClient
      ? 'Your professional will come to the address below. If anything has changed, let them know in time.'
      : 'Your client is expecting you at the address below.',
    facts: isClient ? clientFacts(booking) : professionalFacts(booking),
    action: isClient ? clientAction(booking) : professionalAction,
  };
}

/** Returns the content of the mail about a professional's share whose transfer has left. */
export function payoutMailContent(amount: Cents, booking: BookingDto): MailContent {
  return {
    subject: `On its way to you: $${dollarString(amount)} for ${booking.service.name}`,
    heading: 'Your share is on its way',
    lead: 'We’ve sent it to your Stripe account, minus the commission. Stripe pays it out to your bank.',
    facts: [...shareFacts(booking, amount), ['Service', booking.service.name], ['When', when(booking)]],
    action: { label: 'See your payments', path: '/dashboard/professional/payments' },
  };
}

/** Returns the split of the payment of a completed visit: share, refunds and fee add up to what was paid. */
export function shareFacts({ total_amount, refunded_amount }: BookingDto, share: Cents): MailFact[] {
  const { gross, refunded, fee, net } = earningOfShare(
    { paid: centsFromDollars(total_amount), refunded: centsFromDollars(refunded_amount ?? '0.00') },
    share,
  );
  return [
    [moneyFigures.yourShare.name, formatDollars(net)],
    ['Paid by the client', formatDollars(gross)],
    ...(refunded > 0 ? [[moneyFigures.refunded.name, formatDollars(refunded)] as const] : []),
    ...(net > 0 && fee > 0 ? [[moneyFigures.doorstepFee.name, formatDollars(fee)] as const] : []),
  ];
}

/** Returns the email of a side of a booking; null if its account is gone. */
export function urlOf(booking: BookingDto, recipient: Recipient): string | null {
  return recipient === 'client' ? booking.client.email : booking.professional.profile.email;
}

export function clientFacts(booking: BookingDto): MailFact[] {
  return facts(booking, ['Professional', fullName(booking.professional.profile)]);
}

export function professionalFacts(booking: BookingDto): MailFact[] {
  return facts(booking, ['Client', fullName(booking.client)]);
}

function facts(booking: BookingDto, other: MailFact): MailFact[] {
  const all: MailFact[] = [
    ['Service', booking.service.name],
    ['When', when(booking)],
    // No location is given for a deleted account.
    ...(booking.client.id === null ? [] : [['Where', booking.location] as const]),
    other,
    [bestForRoute, discountText(booking)],
    ['Total', `$${booking.total_amount}`],
  ];
  return all.filter(([, value]) => value !== '');
}

function discountText({ discount_percent, discount_amount }: BookingDto): string {
  return discount_percent === 0 ? '' : `${discount_percent}% off, $${discount_amount} less`;
}

/** Returns a first and a last name, either of which may be empty. */
export function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`.trim();
}
