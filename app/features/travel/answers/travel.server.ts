import * as z from 'zod/mini';
import { about, named, text, whole } from '#app/platform/http/api/answer-fields.server.ts';
import { speedProfiles } from '../drive/drive-time.ts';

const zip = text('78704');
const time = z.string().check(z.regex(/^\d{2}:\d{2}$/), z.meta({ examples: ['08:00'] }));

export const travelSettingsAnswer = named(
  'TravelSettings',
  z.object({
    is_on: about('Whether clients are offered only the times that can be reached.', z.boolean()),
    speed_profile: z.enum(speedProfiles),
    parking_minutes: about('Added to every drive to a visit.', whole),
    maximum_drive_minutes: about('The longest drive within a day; null for any.', z.nullable(whole)),
    start_zip: about('Where the day starts; null for the ZIP of the service area.', z.nullable(zip)),
    end_zip: about('Where it ends; null for where it starts.', z.nullable(zip)),
    earliest_time: about('When they set off at the earliest, on their wall clock.', z.nullable(time)),
    latest_time: about('When they are back at the latest.', z.nullable(time)),
    route_discount_percent: about('Off the service at times that are best for the route; 0 for none.', whole),
    service_area_zip: z.nullable(zip),
    far_zips: about('Those of `start_zip` and `end_zip` far from the service area, as after a move.', z.array(zip)),
  }),
);
