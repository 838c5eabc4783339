import { readFileSync } from 'node:fs';
import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Described = { $ref?: string; content?: Record<string, { schema?: AnySchema }> };
export type Operation = {
  operationId?: string;
  summary?: string;
  tags?: string[];
  responses: Record<string, Described>;
};
export type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, AnySchema>;
    responses: Record<string, Described>;
    examples: Record<string, { value: unknown }>;
  };
};

/** An answer of the API: `path` is below /api and without a query, `body` is text. */
export type Answer = { method: string; path: string; status: number; contentType: string | null; body: string };

/** The API's contract. A check keeps the file equal to the routes. */
export const contract = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Contract;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
const { schemas, ...otherComponents } = contract.components;
ajv.addSchema({ $id: 'contract:', components: { ...otherComponents, schemas: closed({ ...schemas, Error: {} }) } });
ajv.addSchema({ $id: 'refusals:', components: { schemas: { Error: schemas['Error'] } } });

const validators = new Map<string, ValidateFunction>();
/** By the schema's text: nine in ten refusals have the schema of another one, and compiling it takes 5 ms. */
const compiled = new Map<string, ValidateFunction>();
/** Most specific first: those with the fewest parameters. */
const templates = Object.keys(contract.paths)
  .toSorted((one, other) => (one.match(/\{/g)?.length ?? 0) - (other.match(/\{/g)?.length ?? 0))
  .map((template) => ({ template, pattern: patternOf(template) }));

/**
 * Returns what is wrong with an answer under the contract: an undeclared or missing status, media type, field or
 * error code. Undefined for a valid answer, and for paths that are no endpoint.
 */
export function contractViolation({ method, path, status, contentType, body }: Answer): string | undefined {
  const found = findOperation(method, path);
  if (!found) return undefined;
  const where = `${method} ${found.template} ${status}`;
  const described = resolved(found.operation.responses[status]);
  if (!described) return `${where}: the contract does not know this status: ${body.slice(0, 300)}`;
  const mediaType = contentType?.split(';')[0] ?? '';
  const kinds = Object.keys(described.content ?? {});
  if (kinds.length === 0) return body === '' ? undefined : `${where}: has a body, which the contract does not know`;
  if (!kinds.includes(mediaType) && !kinds.includes('*/*'))
    return `${where}: is ${mediaType}, not ${kinds.join(' or ')}`;
  const schema = described.content?.[mediaType]?.schema;
  if (mediaType !== 'application/json' || schema === undefined || isFile(schema)) return undefined;
  const validate = validatorOf(where, schema, status);
  return validate(JSON.parse(body))
    ? undefined
    : `${where}: ${ajv.errorsText(validate.errors)} in ${body.slice(0, 500)}`;
}

/** Checks our response to a request for `url` the same way; its body stays readable. */
export async function contractViolationOf(
  method: string,
  url: string,
  response: Response,
): Promise<string | undefined> {
  const { pathname } = new URL(url);
  if (!pathname.startsWith('/api/')) return undefined;
  const contentType = response.headers.get('content-type');
  // Files are left to their reader, who may stream them.
  const body = contentType?.startsWith('application/json') ? await response.clone().text() : '';
  return contractViolation({ method, path: pathname.slice('/api'.length), status: response.status, contentType, body });
}

/** Returns the validator of a contract schema; for a success it rejects undeclared fields. */
export function validatorOf(name: string, schema: AnySchema, status: number): ValidateFunction {
  const known = validators.get(name);
  if (known) return known;
  const isRefusal = status >= 400;
  const text = JSON.stringify(isRefusal ? schema : closed(schema));
  const validate = compileOnce(text.replaceAll('"#/', isRefusal ? '"refusals:#/' : '"contract:#/'));
  validators.set(name, validate);
  return validate;
}

function compileOnce(text: string): ValidateFunction {
  const known = compiled.get(text);
  if (known) return known;
  const validate = ajv.compile(JSON.parse(text) as AnySchema);
  compiled.set(text, validate);
  return validate;
}

/** Returns a response, or the shared one it refers to. */
export function resolved(described: Described | undefined): Described | undefined {
  const name = described?.$ref?.split('/').at(-1);
  return name === undefined ? described : contract.components.responses[name];
}

/** A download is declared as text, whatever it contains. */
function isFile(schema: AnySchema): boolean {
  return typeof schema === 'object' && schema['type'] === 'string';
}

function findOperation(method: string, path: string): { template: string; operation: Operation } | undefined {
  const template = templates.find(
    (candidate) => candidate.pattern.test(path) && contract.paths[candidate.template]?.[method.toLowerCase()],
  )?.template;
  const operation = template === undefined ? undefined : contract.paths[template]?.[method.toLowerCase()];
  return template !== undefined && operation ? { template, operation } : undefined;
}

/** A file's path spans several segments. */
function patternOf(template: string): RegExp {
  const inside = template
    .replace(/[.]/g, '\\.')
    .replaceAll('{path}', '.+')
    .replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${inside}$`);
}

/** Disallows undeclared fields: the contract leaves room for more, our answers must not use it. */
function closed(schema: unknown): AnySchema {
  if (Array.isArray(schema)) return schema.map(closed) as unknown as AnySchema;
  if (typeof schema !== 'object' || schema === null) return schema as AnySchema;
  const inside = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]));
  return 'properties' in schema && !('additionalProperties' in schema) && 'type' in schema
    ? { ...inside, additionalProperties: false }
    : inside;
}
