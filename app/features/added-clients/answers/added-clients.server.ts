import * as z from 'zod/mini';
import { about, id, named, text, whole } from '#app/platform/http/api/answer-fields.server.ts';

export const addedClientAnswer = named(
  'AddedClient',
  z.object({
    id,
    name: text('Robin Miller'),
    email: z.nullable(text('robin@example.com')),
    phone: z.nullable(text('(512) 555-0142')),
    location: z.nullable(text('1204 Pine Street, Austin, TX 78701')),
    note: z.nullable(text('Two dogs')),
  }),
);

export const addedClientListAnswer = named(
  'AddedClientList',
  z.object({
    items: z.array(addedClientAnswer),
    total: about('All that match the search, on whatever page.', whole),
  }),
);
