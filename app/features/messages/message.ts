import { bookingParties, type BookingParty } from '#app/features/bookings/booking.ts';

/** The two sides of a thread are those of a booking. */
export const sides = bookingParties;
export type Side = BookingParty;

export function otherSide(side: Side): Side {
  return side === 'client' ? 'professional' : 'client';
}

export const messageLimits = {
  /** Characters of a message. */
  text: 2_000,
  /** Messages of a page of a thread, and threads of a page of the list. */
  page: 40,
  /** Bookings that stand in a page of a thread. */
  bookings: 100,
  /** Minutes that a message is unread before its reader is notified. */
  unreadMinutes: 2,
} as const;

/** Validation messages of forms and API. */
export const messageMessages = {
  text: 'Please write a message',
  recipient: 'Please say to whom',
  filesLater: 'You can send pictures and PDFs once a booking is paid.',
} as const;

/** How a sender's page and the mails call somebody whose account is gone. */
export const formerPerson: Record<Side, string> = { client: 'A former client', professional: 'A former professional' };

type Names = { first_name: string | null; last_name: string | null };

/** "Maya Brooks"; whoever has given no name yet is "A client" or "A professional". */
export function fullName({ first_name, last_name }: Names, side: Side): string {
  return `${first_name ?? ''} ${last_name ?? ''}`.trim() || `A ${side}`;
}

/** "Maya": for what may stand on a locked screen. */
export function firstName({ first_name }: Names, side: Side): string {
  return fullName({ first_name, last_name: null }, side);
}

/** "Maya B.": how a client is named to a professional before a booking is paid. */
export function shortName({ first_name, last_name }: Names, side: Side): string {
  const [initial] = (last_name ?? '').trim();
  return fullName({ first_name, last_name: initial ? `${initial.toUpperCase()}.` : '' }, side);
}
