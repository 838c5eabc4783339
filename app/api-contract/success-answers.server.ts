import { STATUS_CODES } from 'node:http';
import * as z from 'zod/mini';
import type { Answers, PlainAnswer } from '#app/platform/http/api/operation.server.ts';
import { exampleOf, type JsonSchema } from './examples.server.ts';

/** The part of an OpenAPI response object that we write. */
export type Described = {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, object>;
};

/**
 * Returns the successes of an operation as OpenAPI responses by status. Named schemas are added to `named`, which
 * becomes components.schemas.
 */
export function successAnswers(answers: Answers, named: Record<string, JsonSchema>): Record<string, Described> {
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [
      status,
      'mediaTypes' in answer ? plain(answer) : json(status, answer, named),
    ]),
  );
}

function json(status: string, answer: z.ZodMiniType, named: Record<string, JsonSchema>): Described {
  const schema = toSchema(answer, named);
  const content = { 'application/json': { schema, example: exampleOf(schema, named) } };
  return { description: STATUS_CODES[status] ?? 'Done', content };
}

function plain({ description, mediaTypes, headers }: PlainAnswer): Described {
  return {
    description,
    ...(headers && {
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, text]) => [name, { description: text, schema: { type: 'string' } }]),
      ),
    }),
    ...(mediaTypes.length > 0 && {
      content: Object.fromEntries(mediaTypes.map((type) => [type, { schema: { type: 'string' } }])),
    }),
  };
}

/** Converts a schema. It is wrapped in an object because only a nested named schema becomes a reference. */
function toSchema(answer: z.ZodMiniType, named: Record<string, JsonSchema>): JsonSchema {
  const whole = z.toJSONSchema(z.object({ answer }), { override: ({ jsonSchema }) => plainer(jsonSchema) });
  const { $defs = {}, properties } = JSON.parse(
    JSON.stringify(whole).replaceAll('#/$defs/', '#/components/schemas/'),
  ) as {
    $defs?: Record<string, JsonSchema & { id?: string }>;
    properties: { answer: JsonSchema };
  };
  for (const [name, { id: _, ...schema }] of Object.entries($defs)) named[name] = schema;
  return properties.answer;
}

/**
 * Removes what zod adds and a contract should not say: that an object may never get more properties (clients ignore
 * unknown ones), the bounds of JavaScript's numbers, and a pattern next to the format it spells out.
 */
function plainer(schema: Record<string, unknown>): void {
  if (schema['additionalProperties'] === false) delete schema['additionalProperties'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['format'] !== undefined) delete schema['pattern'];
}
