import * as z from 'zod/mini';
import { about, id, named, text } from '#app/platform/http/api/answer-fields.server.ts';

export const addressAnswer = named(
  'Address',
  z.object({
    id,
    name: text('Home'),
    street: text('1204 Pine Street'),
    unit: z.nullable(text('Apt 4')),
    city: text('Austin'),
    state: text('TX'),
    zip: text('78701'),
    location: about(
      'The address on one line, as a booking takes it.',
      text('1204 Pine Street, Apt 4, Austin, TX 78701'),
    ),
    arrival_notes: about(
      'Notes for getting in, which the professional of a visit sees from a day before it until its end.',
      z.nullable(text('Gate code 4711.')),
    ),
  }),
);

export const arrivalNotesAnswer = named(
  'ArrivalNotes',
  z.object({
    notes: about(
      'Null if there are none, and outside the hours in which they are shown.',
      z.nullable(text('Gate code 4711.')),
    ),
  }),
);

export const postalCodeAnswer = named(
  'PostalCode',
  z.object({
    found: about(
      'Null for a ZIP that we do not know.',
      z.nullable(z.object({ city: text('Austin'), state: text('TX') })),
    ),
  }),
);
