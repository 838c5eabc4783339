import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { parseIsoWithOffset } from '#app/lib/iso-instant.ts';
import { formatDay, formatTime, zoneShortName } from '#app/lib/date-format.ts';
import { localDate } from '#app/lib/time-zone.ts';

/** What a booking mail is about, and who gets it. */
export const bookingMailKinds = ['created', 'confirmed', 'cancelled'] as const;
export type BookingMailKind = (typeof bookingMailKinds)[number];
export type MailRecipient = 'client' | 'professional';

/** Who hears of what: a hold concerns its client only; the professional is told once it is paid (OPEN-45). */
export const recipientsOf: Record<BookingMailKind, readonly MailRecipient[]> = {
  created: ['client'],
  confirmed: ['client', 'professional'],
  cancelled: ['client', 'professional'],
};

export type MailWords = { subject: string; heading: string; lines: string[]; action: { label: string; path: string } };

/** Undefined where a booking gives this recipient nothing to be told. */
type Words = (booking: BookingDto) => MailWords | undefined;

const clientAction = { label: 'See my bookings', path: '/dashboard/client/bookings' };
const professionalAction = { label: 'Open my dashboard', path: '/dashboard/professional' };

const words: Record<MailRecipient, Partial<Record<BookingMailKind, Words>>> = {
  client: {
    created: (booking) => ({
      subject: `We are holding ${when(booking)} for you`,
      heading: 'Your slot is held for 31 minutes',
      lines: [...facts(booking), 'It is yours as soon as the payment is done. You can go on from your bookings.'],
      action: { ...clientAction, label: 'Finish the booking' },
    }),
    confirmed: (booking) => ({
      subject: `Confirmed: ${booking.service.name}, ${when(booking)}`,
      heading: 'Your booking is confirmed',
      lines: [...facts(booking), 'We hold your payment and pass it on once the service is done.'],
      action: clientAction,
    }),
    cancelled: (booking) => ({
      subject: `Cancelled: ${booking.service.name}, ${when(booking)}`,
      heading: 'Your booking is cancelled',
      lines: [...facts(booking), wasPaid(booking) ? 'What you paid is on its way back to your card in full.' : 'Nothing was paid for it.'],
      action: clientAction,
    }),
  },
  professional: {
    confirmed: (booking) => ({
      subject: `New booking: ${booking.service.name}, ${when(booking)}`,
      heading: 'You have a new booking',
      lines: [`${booking.client.first_name} ${booking.client.last_name}`.trim(), ...facts(booking)],
      action: professionalAction,
    }),
    // Of a hold that was never paid the professional had heard nothing.
    cancelled: (booking) =>
      wasPaid(booking)
        ? {
            subject: `Cancelled: ${booking.service.name}, ${when(booking)}`,
            heading: 'A booking was cancelled',
            lines: [...facts(booking), 'The slot is free again.'],
            action: professionalAction,
          }
        : undefined,
  },
};

/** The words of a booking mail, or undefined where this recipient gets none. */
export function bookingMailWords(kind: BookingMailKind, recipient: MailRecipient, booking: BookingDto): MailWords | undefined {
  return words[recipient][kind]?.(booking);
}

function wasPaid(booking: BookingDto): boolean {
  return booking.payment_method !== null;
}

function facts(booking: BookingDto): string[] {
  return [
    `${booking.service.name}, $${booking.total_amount}`,
    when(booking),
    booking.location,
    `Professional: ${booking.professional.profile.first_name} ${booking.professional.profile.last_name}`.trim(),
  ];
}

/** "Sat, Nov 21 at 2:00 PM CST": with weekday and zone, since mails are read anywhere. */
function when(booking: BookingDto): string {
  const starts = parseIsoWithOffset(booking.start_time) ?? 0;
  const zone = booking.time_zone;
  return `${formatDay(localDate(starts, zone))} at ${formatTime(starts, zone)} ${zoneShortName(starts, zone)}`;
}
