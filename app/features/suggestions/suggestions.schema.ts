import * as z from 'zod/mini';
import { directoryLimits } from '#app/features/directory-search/directory-filter.ts';

export const suggestionsQuerySchema = z.object({
  search: z
    .string('Please give the beginning of what is searched for')
    .check(z.trim(), z.maxLength(directoryLimits.searchMaximum, 'This is too long for a search')),
  only: z.optional(z.literal('places', 'only must be places')),
});

const degrees = (name: string, maximum: number) =>
  z
    .number(`Please give the ${name} in degrees`)
    .check(z.gte(-maximum, `${name} is out of range`), z.lte(maximum, `${name} is out of range`));

export const positionSchema = z.object({ latitude: degrees('latitude', 90), longitude: degrees('longitude', 180) });
