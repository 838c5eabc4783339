import type { StatusTone } from '#app/ui/status-pill.tsx';
import { bookingStatuses, type BookingStatus } from '#app/features/bookings/booking.ts';

const tones: Record<BookingStatus, StatusTone> = {
  pending: 'warning',
  confirmed: 'success',
  completed: 'info',
  cancelled: 'danger',
};

/** The tone of a status pill: each known status has its own, anything else is neutral (gray). */
export function statusTone(status: string): StatusTone {
  return isKnown(status) ? tones[status] : 'neutral';
}

/** "Confirmed"; other values are shown as they are, with a capital. */
export function statusLabel(status: string): string {
  const words = status.replaceAll('_', ' ').trim();
  return words === '' ? 'Unknown' : words.charAt(0).toUpperCase() + words.slice(1);
}

function isKnown(status: string): status is BookingStatus {
  return (bookingStatuses as readonly string[]).includes(status);
}
