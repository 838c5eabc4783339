import type { TravelSettingsRow } from '#app/features/travel/settings/travel-settings-row.ts';

/** The settings that a professional has who saved none, as a row and as the API takes them. */
export const standardTravel: TravelSettingsRow = {
  is_on: true,
  speed_profile: 'suburban',
  parking_minutes: 0,
  maximum_drive_minutes: null,
  start_zip: null,
  end_zip: null,
  earliest_time: null,
  latest_time: null,
  route_discount_percent: 0,
};
