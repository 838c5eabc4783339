import * as z from 'zod/mini';
import { about, dollars, named, whole } from '#app/platform/http/api/answer-fields.server.ts';
import { dueCancellationAnswer } from '#app/features/booking-outcomes/answers/outcomes.server.ts';

export const closurePreviewAnswer = named(
  'ClosurePreview',
  z.object({
    proof: about('What is required in addition to the word.', z.enum(['password', 'none', 'sign-in'])),
    is_last_admin: about('The only admin cannot leave.', z.boolean()),
    is_professional: z.boolean(),
    bookings: about('Upcoming visits, which are cancelled.', z.array(dueCancellationAnswer)),
    total_refund: dollars,
    unpaid_visits: about('Visits ahead that were entered by hand and go with the account; nobody is told.', whole),
  }),
);
