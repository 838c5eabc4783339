import * as z from 'zod/mini';
import { about, dollars, id, named, text, timeZone, whole } from '#app/platform/http/api/answer-fields.server.ts';

export const professionalAnswer = named(
  'Professional',
  z.object({
    id,
    profile_id: id,
    headline: z.nullable(text('Massage therapist')),
    bio: z.nullable(text('Ten years of deep tissue work.')),
    service_area: z.nullable(text('Austin, TX')),
    service_area_zip: z.nullable(text('78701')),
    service_radius: about('Miles.', z.number()),
    travel_fee: about('Dollars a mile, two decimals.', dollars),
    years_experience: z.nullable(whole),
    time_zone: timeZone,
    image: z.nullable(text('/pictures/portraits/1.webp')),
    verified: z.boolean(),
    is_approved: z.boolean(),
    accepts_bookings: z.boolean(),
    is_preview: about('Whether only the team and the professional see it.', z.boolean()),
    stripe_connected: z.boolean(),
    profile: z.object({
      id,
      first_name: text('Sam'),
      last_name: text('Rivera'),
      username: text('sam-rivera'),
      profile_photo_url: z.nullable(text('/api/storage/profiles/7c9e6679/photo.webp')),
      email: about('Null for whoever may not see it.', z.nullable(text('sam@example.com'))),
      phone: about('Null for whoever may not see it.', z.nullable(text('(512) 555-0199'))),
    }),
  }),
);

const address = text('/api/storage/work-photos/7c9e6679/photo.webp');

export const workPhotoAnswer = named(
  'WorkPhoto',
  z.object({
    id,
    professional_id: id,
    url: address,
    width: z.nullable(whole),
    height: z.nullable(whole),
    caption: z.nullable(text('Before the wedding')),
    order_index: whole,
  }),
);

export const newWorkPhotoAnswer = z.object({ id, url: address, width: z.nullable(whole), height: z.nullable(whole) });
