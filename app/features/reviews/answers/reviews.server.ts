import * as z from 'zod/mini';
import { about, id, instant, named, text, timeZone, whole } from '#app/platform/http/api/answer-fields.server.ts';

export const moderatedReviewAnswer = named(
  'ModeratedReview',
  z.object({
    id,
    stars: z.literal([1, 2, 3, 4, 5]),
    text: text('On time and very kind.'),
    author: about('"Maya B."', text('Maya B.')),
    service_name: text('Deep tissue massage'),
    created_at: instant,
    edited_at: z.nullable(instant),
    reply: z.nullable(text('Thank you, Maya!')),
    replied_at: z.nullable(instant),
    booking_id: id,
    visited_at: instant,
    time_zone: timeZone,
    is_hidden: z.boolean(),
    may_report: z.boolean(),
    report: about(
      "The state of the professional's report; null without one.",
      z.nullable(
        z.object({
          reason: text('The client asked for it.'),
          state: z.enum(['open', 'hidden', 'kept']),
          answer: z.nullable(text('It says what happened.')),
        }),
      ),
    ),
    professional_id: id,
    professional_name: text('Sam Rivera'),
    client_name: text('Maya Brooks'),
    report_open: z.boolean(),
    reported_at: z.nullable(instant),
    decision: z.nullable(
      z.object({
        what: z.enum(['hidden', 'kept', 'restored']),
        reason: text('The client asked for it.'),
        at: instant,
      }),
    ),
  }),
);

export const ratingSummaryAnswer = named(
  'RatingSummary',
  z.object({
    average: about('The true average to hundredths; null without a review.', z.nullable(z.number())),
    count: whole,
    distribution: about(
      'The number of reviews per star rating, five stars first.',
      z.array(
        z.object({
          stars: z.literal([1, 2, 3, 4, 5]),
          count: whole,
        }),
      ),
    ),
  }),
);

export const reviewAnswer = named(
  'Review',
  z.object({
    id,
    stars: z.literal([1, 2, 3, 4, 5]),
    text: text('On time and very kind.'),
    author: about('"Maya B."', text('Maya B.')),
    service_name: text('Deep tissue massage'),
    created_at: instant,
    edited_at: z.nullable(instant),
    reply: z.nullable(text('Thank you, Maya!')),
    replied_at: z.nullable(instant),
  }),
);

export const ownReviewAnswer = named(
  'OwnReview',
  z.object({
    text: text('On time and very kind.'),
    id,
    created_at: instant,
    service_name: text('Deep tissue massage'),
    stars: z.literal([1, 2, 3, 4, 5]),
    edited_at: z.nullable(instant),
    reply: z.nullable(text('Thank you, Maya!')),
    replied_at: z.nullable(instant),
    booking_id: id,
    professional_id: id,
    editable_until: about('Until when it can be changed; null once it cannot.', z.nullable(instant)),
    is_hidden: z.boolean(),
    hidden_reason: about('Why the team has hidden it.', z.nullable(text('It names a third person.'))),
  }),
);

export const receivedReviewAnswer = named(
  'ReceivedReview',
  z.object({
    id,
    stars: z.literal([1, 2, 3, 4, 5]),
    text: text('On time and very kind.'),
    author: about('"Maya B."', text('Maya B.')),
    service_name: text('Deep tissue massage'),
    created_at: instant,
    edited_at: z.nullable(instant),
    reply: z.nullable(text('Thank you, Maya!')),
    replied_at: z.nullable(instant),
    booking_id: id,
    visited_at: instant,
    time_zone: timeZone,
    is_hidden: z.boolean(),
    may_report: z.boolean(),
    report: about(
      "The state of the professional's report; null without one.",
      z.nullable(
        z.object({
          reason: text('The client asked for it.'),
          state: z.enum(['open', 'hidden', 'kept']),
          answer: z.nullable(text('It says what happened.')),
        }),
      ),
    ),
  }),
);

/** Returns the schema of a page of one of these lists. */
export function reviewPageOf<Review extends z.ZodMiniType>(review: Review) {
  return z.object({ items: z.array(review), next_cursor: z.nullable(text('eyJhdCI6IjIwMjYifQ')) });
}

export const shownReviewsAnswer = z.extend(reviewPageOf(reviewAnswer), { rating: ratingSummaryAnswer });

export const ownReviewsAnswer = z.union([
  z.extend(reviewPageOf(ownReviewAnswer), { as: z.literal('client') }),
  z.extend(reviewPageOf(receivedReviewAnswer), { as: z.literal('professional') }),
]);
