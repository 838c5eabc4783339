import * as z from 'zod/mini';
import { about, id, instant, named } from '#app/platform/http/api/answer-fields.server.ts';

export const favouriteAnswer = named(
  'Favourite',
  z.object({
    professional_id: id,
    created_at: about('ISO instant.', instant),
  }),
);
