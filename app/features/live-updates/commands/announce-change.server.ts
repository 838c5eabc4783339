import { database } from '#app/platform/database/database.server.ts';
import { notifyListeners } from '#app/platform/database/listen.server.ts';

/** The NOTIFY channel that all instances listen to. */
export const liveChannel = 'live_changes';

/** Announces to all instances that bookings changed; each notifies the listeners whom they concern. */
export function announceBookingChange(...bookingIds: string[]): Promise<void> {
  return notifyListeners(database(), liveChannel, ...bookingIds.map((id) => `bookings ${id}`));
}

/**
 * Announces to all instances a change of what is a professional's own: hours, blocked times and standing with the
 * team.
 */
export function announceProfessionalChange(professionalId: string): Promise<void> {
  return notifyListeners(database(), liveChannel, `professional ${professionalId}`);
}

/** Announces to all instances that something was written or read in threads of messages. */
export function announceThreadChange(...threadIds: string[]): Promise<void> {
  return notifyListeners(database(), liveChannel, ...threadIds.map((id) => `messages ${id}`));
}
