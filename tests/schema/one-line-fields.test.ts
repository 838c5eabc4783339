import { expect, it } from 'vitest';
import * as z from 'zod/mini';

const modules = import.meta.glob<Record<string, unknown>>('/app/features/**/*.schema.ts', { eager: true });

/**
 * Texts of several lines, which may hold more, what becomes a number, and what machines write: none of them is shown
 * as a name.
 */
const others = new Set([
  'bio',
  'description',
  'message',
  'reason',
  'answer',
  'details',
  'note',
  'text',
  'reply',
  'settlement',
  'how',
  'subject_line',
  'password',
  'newPassword',
  'new_password',
  'repeated',
  'confirmPassword',
  'code',
  'token',
  'ticket',
  'cursor',
  'sessionId',
  'callbackURL',
  'redirectTo',
  'referrerUrl',
  'profile_photo_url',
  'path',
  'url',
  'file_path',
  'type',
  'endpoint',
  'userAgent',
  'email',
  'country',
  'professionalId',
  'serviceId',
  'service_radius',
  'travel_fee',
  'years_experience',
  'bookingDate',
  'expectedStart',
  'newStart',
  'starts_at',
  'service_id',
  'date',
  'time',
  'bookingId',
  'base',
  'seen_time_zone',
]);
/** What was on the screen before a change: it is compared, and kept nowhere. */
const seenBefore = /\.base$/;
/** Where somebody looks for something; what is typed is compared and goes nowhere. */
const searches = new Set(['search', 'place', 'service', 'serviceTitle', 'q', 'query']);

type Field = { where: string; name: string; schema: z.ZodMiniType };

function fieldsIn(schema: unknown, where: string, seen = new Set<unknown>()): Field[] {
  if (!(schema instanceof z.ZodMiniType) || seen.has(schema)) return [];
  seen.add(schema);
  const definition = schema._zod.def as unknown as Record<string, unknown>;
  const shape = (definition['shape'] ?? {}) as Record<string, z.ZodMiniType>;
  const own = Object.entries(shape).flatMap(([name, field]) => [
    { where, name, schema: field },
    ...fieldsIn(field, `${where}.${name}`, seen),
  ]);
  const parts = ['innerType', 'element', 'in', 'out', 'options'].flatMap((part) => [definition[part]].flat());
  return [...own, ...parts.flatMap((part) => fieldsIn(part, where, seen))];
}

const all = Object.entries(modules)
  .flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, schema]) => fieldsIn(schema, `${file} ${name}`)),
  )
  .filter(({ where }) => !seenBefore.test(where));
const takes = (schema: z.ZodMiniType, text: string) => schema.safeParse(text).success;

it('every field that takes a line of words refuses what nobody sees, or is named here', () => {
  const ofWords = all.filter(
    ({ name, schema }) => !others.has(name) && !searches.has(name) && takes(schema, 'Ana Reyes 512 555 0100'),
  );
  expect(ofWords.length).toBeGreaterThan(10);
  const open = ofWords.filter(
    ({ schema }) => takes(schema, 'Ana \u202eReyes 512 555 0100') || takes(schema, 'Ana Reyes\u200b 512 555 0100'),
  );
  expect(open.map(({ where, name }) => `${where}: ${name}`)).toEqual([]);
});

it('every telephone number has the digits of one', () => {
  const phones = all.filter(({ name }) => name === 'phone');
  expect(phones.length).toBeGreaterThan(3);
  for (const { schema } of phones)
    expect(['1', 'call me', '555 0100', '(512) 555-0100'].map((text) => takes(schema, text))).toEqual([
      false,
      false,
      false,
      true,
    ]);
});
