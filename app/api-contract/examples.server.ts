/** The part of JSON Schema that our schemas use. */
export type JsonSchema = {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
};

/** Builds a value of this shape from the examples of its fields; a test checks each one against its schema. */
export function exampleOf(schema: JsonSchema, named: Record<string, JsonSchema>): unknown {
  if (schema.$ref !== undefined) return exampleOf(named[schema.$ref.split('/').at(-1) ?? ''] ?? {}, named);
  if ('const' in schema) return schema.const;
  const [first] = schema.examples ?? schema.enum ?? [];
  if (first !== undefined) return first;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return exampleOf(choices.find(({ type }) => type !== 'null') ?? {}, named);
  return exampleOfType(schema, named);
}

function exampleOfType({ type, properties = {}, items }: JsonSchema, named: Record<string, JsonSchema>): unknown {
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, exampleOf(property, named)]));
  if (type === 'array') return items ? [exampleOf(items, named)] : [];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return 1;
  return type === 'string' ? 'text' : null;
}
