/** The query parameters of a return from checkout (document 1, section 4). */
export type ReturnFlag = { kind: 'success' | 'cancelled'; bookingId: string };

const names = ['booking_success', 'booking_cancelled', 'booking_id', 'session_id'];

/** Undefined unless one of the flags is "true" and a booking is named. */
export function returnFlag(search: URLSearchParams): ReturnFlag | undefined {
  const bookingId = search.get('booking_id')?.trim();
  if (!bookingId) return undefined;
  if (search.get('booking_success') === 'true') return { kind: 'success', bookingId };
  if (search.get('booking_cancelled') === 'true') return { kind: 'cancelled', bookingId };
  return undefined;
}

/** The URL of a page without the parameters of a return. */
export function withoutReturnFlags(path: string, search: URLSearchParams): string {
  const rest = new URLSearchParams([...search].filter(([name]) => !names.includes(name)));
  return rest.size > 0 ? `${path}?${rest}` : path;
}

/** Where a cancelled checkout leads from the dashboard: the page that asks the server to cancel. */
export function cancelledReturnPath(bookingId: string): string {
  return `/booking?${new URLSearchParams({ booking_cancelled: 'true', booking_id: bookingId })}`;
}
