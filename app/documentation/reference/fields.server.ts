import type { DescribedSchema } from './contract.server.ts';

/** A line of a table of parameters or fields. */
export interface Field {
  /** "professional.profile.email"; of an item of a list "items[].id". */
  name: string;
  /** "text", "one of `a`, `b`". */
  kind: string;
  isRequired: boolean;
  text: string;
}

type Schemas = Readonly<Record<string, DescribedSchema>>;

/** Deeper ones are named by their kind alone: an example shows them. */
const levels = 3;

/** Lists the fields of an object, those of its objects behind them. */
export function fieldsOf(schema: DescribedSchema, schemas: Schemas, prefix = '', level = 1): Field[] {
  const shape = shapeOf(schema, schemas);
  const { properties = {}, required = [] } = shape.schema;
  return Object.entries(properties).flatMap(([name, property]) => {
    const path = `${prefix}${shape.isList ? '[].' : prefix ? '.' : ''}${name}`;
    const field = { name: path, kind: kindOf(property, schemas), isRequired: required.includes(name) };
    const further = level < levels ? fieldsOf(property, schemas, path, level + 1) : [];
    return [{ ...field, text: textOf(property, schemas) }, ...further];
  });
}

/** Returns the object that a schema is, or that a list of it holds; the first of several. */
function shapeOf(schema: DescribedSchema, schemas: Schemas): { schema: DescribedSchema; isList: boolean } {
  const resolved = resolve(schema, schemas);
  if (resolved.items) return { schema: shapeOf(resolved.items, schemas).schema, isList: true };
  const [first] = (resolved.anyOf ?? resolved.oneOf ?? []).filter(({ type }) => type !== 'null');
  return first ? shapeOf(first, schemas) : { schema: resolved, isList: false };
}

function resolve(schema: DescribedSchema, schemas: Schemas): DescribedSchema {
  return schema.$ref === undefined ? schema : (schemas[nameOf(schema.$ref)] ?? {});
}

/** `Booking` of `#/components/schemas/Booking`. */
export function nameOf(reference: string): string {
  return reference.split('/').at(-1) ?? '';
}

const plainKinds: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
  array: 'list',
  null: 'null',
};
const formats: Readonly<Record<string, string>> = { uuid: 'id', 'date-time': 'instant', date: 'date', email: 'email' };

/** Says in words what a value may be. */
export function kindOf(schema: DescribedSchema, schemas: Schemas): string {
  if (schema.$ref !== undefined) return kindOf(resolve(schema, schemas), schemas);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((choice) => kindOf(choice, schemas)))].join(' or ');
  if (schema.items) return `list of ${kindOf(schema.items, schemas)}`;
  return [schema.type ?? 'object']
    .flat()
    .map((type) => formats[schema.format ?? ''] ?? plainKinds[type] ?? type)
    .join(' or ');
}

function textOf(schema: DescribedSchema, schemas: Schemas): string {
  const { description, default: initial, minimum, maximum, maxLength } = resolve(schema, schemas);
  const sentences = [
    description ?? '',
    maxLength === undefined ? '' : `At most ${maxLength} characters.`,
    minimum !== undefined && isSafe(maximum) ? `${minimum} to ${maximum}.` : '',
    initial === undefined ? '' : `Without it: ${JSON.stringify(initial)}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** The end of all whole numbers is no limit of ours. */
function isSafe(maximum: number | undefined): maximum is number {
  return maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
}

export function parameterText(schema: DescribedSchema, description: string | undefined): string {
  return textOf({ ...schema, ...(description === undefined ? {} : { description }) }, {});
}
