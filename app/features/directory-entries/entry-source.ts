import type { DayHours } from '#app/features/slot-rules/hours/weekly-hours.ts';
import type { ServiceDto } from '#app/features/services/service-dto.ts';
import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import type { EpochMinutes } from '#app/lib/dates/time-zone.ts';

/** The source data of a professional's entry, as the other rooms store it. */
export type EntrySource = {
  id: string;
  profile_id: string;
  first_name: string;
  last_name: string;
  profile_photo_url: string | null;
  headline: string | null;
  bio: string | null;
  service_area: string | null;
  service_area_zip: string | null;
  latitude: number | null;
  longitude: number | null;
  time_zone: string;
  /** A platform setting. */
  minimum_notice_hours: number;
  /** Miles. */
  service_radius: string;
  years_experience: number | null;
  image: string | null;
  /** The URL of the first photo of the portfolio. */
  work_photo: string | null;
  verified: boolean;
  is_approved: boolean;
  stripe_account_id: string | null;
  stripe_account_status: string | null;
  /** Categories the team has approved; null before it has. */
  approved_categories: string[] | null;
  /** The last day on which a certification is valid; null if none expires. */
  last_licensed_day: PlainDate | null;
  services: SourceService[];
  /** Null until hours are saved. */
  hours: DayHours[] | null;
  /** The exact average of the shown reviews, and their number; null without any. */
  rating: string | null;
  review_count: number;
  blocked: [start: EpochMinutes, end: EpochMinutes][];
  /** When they are busy by their own calendars elsewhere. */
  away: [start: EpochMinutes, end: EpochMinutes][];
  busy: [start: EpochMinutes, end: EpochMinutes][];
};

export type SourceService = ServiceDto & {
  /** The service's own row of service times. */
  time: { duration: number; buffer: number } | null;
};
