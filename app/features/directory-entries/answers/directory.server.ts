import * as z from 'zod/mini';
import { about, id, instant, named, text, timeZone, whole } from '#app/platform/http/api/answer-fields.server.ts';
import { cardServicesFields, cardServicesTexts } from './card-services.server.ts';

export const cardViewAnswer = named(
  'CardView',
  z.object({
    id,
    name: text('Sam Rivera'),
    tint: about('Name of a color token.', text('sand')),
    image: z.nullable(text('/pictures/portraits/1.webp')),
    ...cardServicesTexts,
    bio: z.nullable(text('Ten years of deep tissue work.')),
    location: text('1204 Pine Street, Austin, TX 78701'),
    verified: z.boolean(),
    rating: z.number(),
    reviewCount: about('Null before the first review.', z.nullable(whole)),
    freeSlots: about(
      "The next free slots, at most three, in the professional's zone.",
      z.array(z.object({ day: text('Tomorrow'), time: text('9:00 AM'), at: text('2026-11-24T09:00') })),
    ),
    serviceId: about('The service that fits into them.', z.nullable(id)),
    workPhoto: z.nullable(text('/images/portfolio/beauty-braids-480.webp')),
  }),
);

export const directoryCardAnswer = named(
  'DirectoryCard',
  z.object({
    id,
    profile_id: id,
    name: text('Sam Rivera'),
    profile: z.object({ first_name: text('Sam'), last_name: text('Rivera') }),
    headline: z.nullable(text('Massage therapist')),
    ...cardServicesFields,
    category_ids: z.array(text('massage')),
    rating: about('The true average, or 4.5 for a professional without reviews.', z.number()),
    review_count: whole,
    image: about('A URL to load the picture from.', z.nullable(text('/pictures/portraits/1.webp'))),
    bio: z.nullable(text('Ten years of deep tissue work.')),
    service_area: z.nullable(text('Austin, TX')),
    years_experience: z.nullable(whole),
    verified: z.boolean(),
    time_zone: timeZone,
    next_free_at: about('The next bookable slot within the window, if any.', z.nullable(instant)),
    free_slots: about(
      'The next bookable slots, at most three, of the shortest service. Missing without any, and up to an hour after an upgrade.',
      z.optional(z.object({ service_id: id, times: z.array(instant) })),
    ),
    work_photo: about(
      'The first photo of the portfolio.',
      z.optional(text('/images/portfolio/beauty-braids-1080.webp')),
    ),
  }),
);

export const directoryAnswer = named(
  'Directory',
  z.object({
    items: z.array(directoryCardAnswer),
    total: about('Exact up to 1,000.', whole),
    total_capped: z.boolean(),
    next_cursor: z.nullable(text('eyJzb3J0IjoicmF0aW5nIn0')),
  }),
);

export const placeAnswer = z.object({ value: text('Austin, TX'), note: z.optional(text('Austin, TX')) });
