import * as z from 'zod/mini';
import { about, named, text } from '#app/platform/http/api/answer-fields.server.ts';
import { buttonThemes } from '../settings/booking-button.schema.ts';

export const bookingButtonAnswer = named(
  'BookingButton',
  z.object({
    sites: about('The origins whose pages may show the frame.', z.array(text('https://www.example.com'))),
    color: text('#0b5d4e'),
    label: text('Book now'),
    theme: about('auto: as the visitor’s device.', z.enum(buttonThemes)),
  }),
);
