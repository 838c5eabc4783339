import * as z from 'zod/mini';
import { lineText } from '#app/lib/line-text.ts';
import { buttonLimits } from '../booking-button-limits.ts';

export const buttonThemes = ['auto', 'light', 'dark'] as const;
export type ButtonTheme = (typeof buttonThemes)[number];

export const buttonMessages = {
  color: 'Please choose a color, such as #0b5d4e',
  label: 'Please enter a text for the button',
  sites: `You can name up to ${buttonLimits.sitesMaximum} sites`,
} as const;

/** All settings of the button at once. Which sites may be named is up to the server. */
export const bookingButtonSchema = z.object({
  sites: z
    .array(z.string().check(z.maxLength(buttonLimits.siteMaximum)))
    .check(z.maxLength(buttonLimits.sitesMaximum, buttonMessages.sites)),
  color: z
    .string(buttonMessages.color)
    .check(z.trim(), z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, buttonMessages.color)),
  label: lineText(buttonMessages.label).check(
    z.minLength(1, buttonMessages.label),
    z.maxLength(buttonLimits.labelMaximum, `The text can have at most ${buttonLimits.labelMaximum} characters`),
  ),
  theme: z.enum(buttonThemes),
});
export type BookingButtonInput = z.output<typeof bookingButtonSchema>;

/** What is saved, and the settings that were shown before: over others it is refused. */
export const bookingButtonRequest = z.extend(bookingButtonSchema, { base: z.optional(bookingButtonSchema) });
export type BookingButtonRequest = z.output<typeof bookingButtonRequest>;
