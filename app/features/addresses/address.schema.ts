import * as z from 'zod/mini';
import { isSeveralLines, lineText, lineTextMessage } from '#app/lib/line-text.ts';
import { addressLimits } from './address-limits.ts';

export const addressMessages = {
  name: 'Please give this address a name',
  street: 'Please enter the street and number',
  city: 'Please enter the city',
  state: 'Please enter the state as two letters, such as TX',
  zip: 'Please enter the 5 digits of the ZIP code',
} as const;

const line = (missing: string, maximum: number) =>
  lineText(missing).check(z.minLength(1, missing), z.maxLength(maximum, `This can have at most ${maximum} characters`));

/** Text that may be left out; blank is null. */
const optional = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z.pipe(
    z.nullish(schema),
    z.transform((text) => text || null),
  );

/** A saved address, as the form and the API take it. */
export const addressSchema = z.object({
  name: line(addressMessages.name, addressLimits.nameMaximum),
  street: line(addressMessages.street, addressLimits.streetMaximum),
  unit: optional(
    lineText().check(
      z.maxLength(addressLimits.unitMaximum, `This can have at most ${addressLimits.unitMaximum} characters`),
    ),
  ),
  city: line(addressMessages.city, addressLimits.cityMaximum),
  state: z.string(addressMessages.state).check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, addressMessages.state)),
  zip: z.string(addressMessages.zip).check(z.trim(), z.regex(/^\d{5}$/, addressMessages.zip)),
  arrivalNotes: optional(
    z
      .string()
      .check(
        z.trim(),
        z.refine(isSeveralLines, lineTextMessage),
        z.maxLength(addressLimits.notesMaximum, `The notes can have at most ${addressLimits.notesMaximum} characters`),
      ),
  ),
});

export type AddressForm = z.input<typeof addressSchema>;
export type AddressInput = z.output<typeof addressSchema>;
