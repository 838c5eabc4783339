import * as z from 'zod/mini';
import { speedProfiles } from '../drive/drive-time.ts';
import { roadTimes, travelLimits } from './travel-limits.ts';

const { parking, maximumDrive, routeDiscount } = travelLimits;

export const travelMessages = {
  parking: `Please enter ${parking.minimum} to ${parking.maximum} minutes for parking.`,
  maximumDrive: `Please enter ${maximumDrive.minimum} to ${maximumDrive.maximum} minutes, or leave it empty.`,
  routeDiscount: `Please enter a whole percentage from ${routeDiscount.minimum} to ${routeDiscount.maximum}.`,
  zip: 'Please enter the 5 digits of the ZIP code, or leave it empty.',
  time: 'Please choose one of the times.',
  order: 'This has to be later than when you set off.',
} as const;

const whole = (message: string, { minimum, maximum }: { minimum: number; maximum: number }) =>
  z.int(message).check(z.gte(minimum, message), z.lte(maximum, message));

/** Text that may be left out; blank is null. */
const optional = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z.pipe(
    z.nullish(schema),
    z.transform((text) => text || null),
  );

const zip = optional(z.string(travelMessages.zip).check(z.trim(), z.regex(/^(\d{5})?$/, travelMessages.zip)));
const time = optional(
  z.string(travelMessages.time).check(z.refine((text) => text === '' || roadTimes.includes(text), travelMessages.time)),
);

const settings = z.object({
  is_on: z.boolean(),
  speed_profile: z.enum(speedProfiles),
  parking_minutes: whole(travelMessages.parking, parking),
  maximum_drive_minutes: z.nullable(whole(travelMessages.maximumDrive, maximumDrive)),
  start_zip: zip,
  end_zip: zip,
  earliest_time: time,
  latest_time: time,
  // Old tabs send none, and must not take away what was set.
  route_discount_percent: z.optional(whole(travelMessages.routeDiscount, routeDiscount)),
});
const inOrder = z.refine<{ earliest_time: string | null; latest_time: string | null }>(
  ({ earliest_time, latest_time }) => !earliest_time || !latest_time || latest_time > earliest_time,
  { path: ['latest_time'], message: travelMessages.order },
);

/** All travel settings at once, as the form takes them. */
export const travelSettingsSchema = settings.check(inOrder);

/** As the API takes them: with those that were shown before; over others they are refused. */
export const travelSettingsRequest = z.extend(settings, { base: z.optional(settings) }).check(inOrder);

export type TravelSettingsForm = z.input<typeof travelSettingsSchema>;
export type TravelSettingsInput = z.output<typeof travelSettingsSchema>;
export type TravelSettingsRequest = z.output<typeof travelSettingsRequest>;
