import * as z from 'zod/mini';
import { requestLimits } from '#app/platform/config/limits.ts';
import { isPlainDate } from '#app/lib/dates/plain-date.ts';
import { formatMapArea, parseMapArea, type MapArea } from './area/map-area.ts';
import { directoryLimits as limits, directorySorts } from './directory-filter.ts';

const areaMessage = 'area must be west,south,east,north in degrees';
const sortIds = directorySorts.map(({ id }) => id);
const several = z.union([z.string(), z.array(z.string())], 'Please give service titles as text');
const titles = z.array(z.string()).check(
  z.maxLength(limits.titles, `Please choose at most ${limits.titles} services`),
  z.refine((list) => list.every((title) => title.length <= limits.titleMaximum), 'This service title is too long'),
);

/** Treats an empty parameter as missing: a form without JavaScript sends all of its fields. */
const given = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (value === '' ? undefined : value)),
      z.optional(schema),
    ),
  );

const text = (maximum: number, message: string) =>
  z.string('Please give one text').check(z.trim(), z.maxLength(maximum, message));

/** An area of the map, written in the one way that URLs contain it. */
const area = z.pipe(
  z.pipe(
    z.string('Please give one area').check(z.maxLength(limits.areaMaximum, areaMessage)),
    z.transform((value) => parseMapArea(value)),
  ),
  z.pipe(
    z.custom<MapArea>((value) => value !== undefined, areaMessage),
    z.transform(formatMapArea),
  ),
);

/**
 * Query parameters of the list of professionals. `service` may repeat or hold comma-separated titles; `serviceTitle`
 * is one title.
 */
export const directoryQuerySchema = z.object({
  search: given(text(limits.searchMaximum, `Search text must be at most ${limits.searchMaximum} characters`)),
  service: given(
    z.pipe(
      z.pipe(
        several,
        z.transform((value) =>
          [value]
            .flat()
            .flatMap((part) => part.split(','))
            .filter((part) => part.trim()),
        ),
      ),
      titles,
    ),
  ),
  serviceTitle: given(
    z.pipe(
      z.pipe(
        several,
        z.transform((value) => [value].flat().filter((part) => part.trim())),
      ),
      titles,
    ),
  ),
  place: given(text(limits.placeMaximum, `Place must be at most ${limits.placeMaximum} characters`)),
  area: given(area),
  date: given(z.string().check(z.refine(isPlainDate, 'Please give a date as YYYY-MM-DD'))),
  verified: given(
    z.pipe(
      z.enum(['true', 'false', '1', '0'], 'verified must be true or false'),
      z.transform((value) => value === 'true' || value === '1'),
    ),
  ),
  sort: given(z.enum(sortIds, `sort must be one of ${sortIds.join(', ')}`)),
  cursor: given(z.string().check(z.maxLength(limits.cursorMaximum, 'This cursor is not one of ours'))),
  limit: given(
    z.pipe(
      z.string().check(z.regex(/^\d{1,4}$/, 'limit must be a whole number')),
      z.pipe(
        z.transform(Number),
        z
          .number()
          .check(
            z.gte(1, 'limit must be at least 1'),
            z.lte(requestLimits.listMaximum, `limit must be at most ${requestLimits.listMaximum}`),
          ),
      ),
    ),
  ),
});
export type DirectoryQuery = z.output<typeof directoryQuerySchema>;
