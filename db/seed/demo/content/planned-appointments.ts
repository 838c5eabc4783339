import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import type { WallTime } from '#app/lib/dates/wall-time.ts';
import type { DemoTimeZone } from './demo-professional.ts';

export type PlannedStatus = 'pending' | 'confirmed' | 'completed' | 'cancelled';

export interface PlannedBooking {
  professionalUsername: string;
  clientEmail: string;
  serviceName: string;
  status: PlannedStatus;
  /** In the professional's time zone. */
  date: PlainDate;
  time: WallTime;
  timeZone: DemoTimeZone;
  durationMinutes: number;
  bufferMinutes: number;
  location: string;
  /** The ZIP code of the location, within the professional's service radius. */
  locationZip: string;
}

export interface PlannedBlock {
  professionalUsername: string;
  date: PlainDate;
  start: WallTime;
  end: WallTime;
  timeZone: DemoTimeZone;
  reason: string | null;
}

export interface DemoBookingsPlan {
  bookings: readonly PlannedBooking[];
  blocks: readonly PlannedBlock[];
}
