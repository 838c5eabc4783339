import type { BookingDto } from '#app/features/bookings/booking-dto.ts';

/** A professional's name on a client's pages. */
export function professionalName({ first_name, last_name }: BookingDto['professional']['profile']): string {
  return `${first_name} ${last_name}`.trim() || 'No longer listed';
}

/** Writes to a visit's professional; undefined before it is paid, when no contact details are shared, or once it is over. */
export function messageUrl({ status, service, professional }: BookingDto): string | undefined {
  const { email } = professional.profile;
  if (status !== 'confirmed' || !email) return undefined;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`About your visit: ${service.name}`)}`;
}
