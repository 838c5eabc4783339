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

/** A booking as administrators see it. */
export function adminBookingUrl(bookingId: string): string {
  return `/dashboard/admin/bookings/${bookingId}`;
}

/** A client's receipt for a paid booking, as a PDF file. */
export function receiptUrl(bookingId: string): string {
  return `/api/receipts/${bookingId}`;
}
