import type { BookingDto } from '#app/features/bookings/booking-dto.ts';
import { messageProfessionalUrl } from '#app/features/messages/thread-links.ts';

/** A professional's name on a client's pages. */
export function professionalName({ first_name, last_name }: BookingDto['professional']['profile']): string {
  return `${first_name} ${last_name}`.trim() || 'No longer listed';
}

/** Writes to a visit's professional; undefined before it is paid, once it is over, and if they have left. */
export function messageUrl({ status, professional_id: professionalId }: BookingDto): string | undefined {
  return status === 'confirmed' && professionalId ? messageProfessionalUrl(professionalId) : undefined;
}
