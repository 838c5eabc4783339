import * as z from 'zod/mini';
import type { Cents } from '#app/lib/money.ts';
import { platformTimeZone } from '#app/lib/dates/time-zone.ts';

/** Adds a description to a field whose name does not explain it; the contract contains the text. */
export function about<Schema extends z.ZodMiniType>(description: string, schema: Schema): Schema {
  return schema.check(z.describe(description)) as Schema;
}

/** Gives a shape its own name in the contract (`#/components/schemas/Booking`), which generated clients use. */
export function named<Schema extends z.ZodMiniType>(name: string, schema: Schema): Schema {
  z.globalRegistry.add(schema, { id: name });
  return schema;
}

/** Returns a text field; the example becomes part of the example responses. */
export function text(example: string) {
  return z.string().check(z.meta({ examples: [example] }));
}

/** Returns a number field; the example becomes part of the example responses. */
export function number(example: number) {
  return z.number().check(z.meta({ examples: [example] }));
}

export const id = z.uuid().check(z.meta({ examples: ['7c9e6679-7425-40de-944b-e07fc1f90ae7'] }));

/** ISO 8601 with offset. */
export const instant = z.iso.datetime({ offset: true }).check(z.meta({ examples: ['2026-11-23T15:00:00.000Z'] }));

/** YYYY-MM-DD */
export const day = z.iso.date().check(z.meta({ examples: ['2026-11-23'] }));

/** IANA name. */
export const timeZone = text(platformTimeZone);

/** Dollars with two decimals. */
export const dollars = z.string().check(z.regex(/^-?\d+\.\d{2}$/), z.meta({ examples: ['65.00'] }));

/** Percent with two decimals. */
export const percent = z.string().check(z.regex(/^\d+\.\d{2}$/), z.meta({ examples: ['10.00'] }));

export const whole = z.int().check(z.meta({ examples: [3] }));

/** Whole cents, as used in arithmetic: a number in JSON. */
export const cents = z.int().check(z.meta({ examples: [6500] })) as unknown as z.ZodMiniType<Cents, Cents>;

/** Returns the schema of a list that is never paged. */
export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), total: whole, next_cursor: z.null() });
}
