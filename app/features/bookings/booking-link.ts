interface BookingLink {
  pro: string;
  name: string;
  service?: string | undefined;
  date?: string | undefined;
}

/** The booking page with a professional, and optionally a service and a date, preselected. */
export function bookingLink({ pro, name, service, date }: BookingLink): string {
  const parts = [
    ['pro', pro],
    ['service', service],
    ['name', name],
    ['date', date],
  ] as const;
  const query = parts.flatMap(([key, value]) => (value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`]));
  return `/booking?${query.join('&')}`;
}

/** A client's page of an own booking. */
export function clientBookingUrl(bookingId: string): string {
  return `/dashboard/client/bookings/${bookingId}`;
}

/** The page on which a client chooses somebody else for the hour of a cancelled visit. */
export function rescueUrl(bookingId: string): string {
  return `${clientBookingUrl(bookingId)}/rescue`;
}

/** A professional's page of an own visit, for the day it takes place. */
export function professionalVisitUrl(bookingId: string): string {
  return `/dashboard/professional/visits/${bookingId}`;
}

/** A booking as a calendar file, for its parties. */
export function visitFileUrl(bookingId: string): string {
  return `/api/bookings/${bookingId}/visit.ics`;
}

/** A booking as administrators see it. */
export function adminBookingUrl(bookingId: string): string {
  return `/dashboard/admin/bookings/${bookingId}`;
}

/** A client's receipt for a paid booking, as a PDF file. */
export function receiptUrl(bookingId: string): string {
  return `/api/receipts/${bookingId}`;
}
