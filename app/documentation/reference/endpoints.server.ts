import { exampleOf, type JsonSchema } from '#app/api-contract/examples.server.ts';
import { slugOf } from '../text/slug.ts';
import { type Answer, type Contract, type Operation, readContract } from './contract.server.ts';
import { type Field, fieldsOf, kindOf, nameOf, parameterText } from './fields.server.ts';

/** An operation of the API, as its section of the reference shows it. */
export interface Endpoint {
  anchor: string;
  tag: string;
  method: string;
  path: string;
  summary: string;
  /** The access rule's name, and the scope that a key needs; without one no key opens it. */
  access: string;
  scope: string | undefined;
  parameters: (Field & { place: string })[];
  body: Field[];
  request: string;
  answers: { status: string; text: string; fields: Field[]; example: string | undefined }[];
  errors: { status: string; code: string; text: string }[];
}

/** Reads every endpoint of the contract, in its order. */
export async function readEndpoints(): Promise<Endpoint[]> {
  const contract = await readContract();
  return Object.entries(contract.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      toEndpoint(contract, method.toUpperCase(), path, operation),
    ),
  );
}

function toEndpoint(contract: Contract, method: string, path: string, operation: Operation): Endpoint {
  const { schemas } = contract.components;
  const body = operation.requestBody?.content?.['application/json']?.schema;
  return {
    anchor: slugOf(`${method} ${path}`),
    tag: operation.tags?.[0] ?? '',
    method,
    path: `/api${path}`,
    summary: operation.summary ?? '',
    access: operation['x-access'] ?? '',
    scope: operation.security?.flatMap((way) => way['apiKey'] ?? [])[0],
    parameters: (operation.parameters ?? []).map(({ in: place, name, required, description, schema = {} }) => ({
      name,
      place,
      kind: kindOf(schema, schemas),
      isRequired: required === true,
      text: parameterText(schema, description),
    })),
    body: body ? fieldsOf(body, schemas) : [],
    request: requestText(contract, method, path, operation),
    answers: answersOf(contract, operation),
    errors: errorsOf(contract, operation),
  };
}

/** A call as one types it into a terminal. */
function requestText({ components }: Contract, method: string, path: string, operation: Operation): string {
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  const needsKey = operation['x-access'] !== 'public';
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "$DOORSTEP_URL/api${path}"`,
    needsKey ? '-H "Authorization: Bearer $DOORSTEP_KEY"' : '',
    schema ? '-H "Content-Type: application/json"' : '',
    schema ? `-d '${bodyText(schema as JsonSchema, components.schemas as Record<string, JsonSchema>)}'` : '',
  ];
  return lines.filter(Boolean).join(' \\\n  ');
}

function bodyText(schema: JsonSchema, schemas: Record<string, JsonSchema>): string {
  return JSON.stringify(exampleOf(schema, schemas), null, 2).replaceAll("'", '’');
}

function answersOf({ components }: Contract, { responses }: Operation): Endpoint['answers'] {
  return Object.entries(responses)
    .filter(([status]) => status < '400')
    .map(([status, { description = '', content = {} }]) => {
      const [[media, { schema = {}, example }] = ['', {}]] = Object.entries(content);
      return {
        status,
        text: media === '' || media === 'application/json' ? description : `${description} (${media})`,
        fields: media === 'application/json' ? fieldsOf(schema, components.schemas) : [],
        example: example === undefined ? undefined : JSON.stringify(example, null, 2),
      };
    });
}

/** The codes stand in the descriptions, in backticks; their texts are shared examples. */
function errorsOf(contract: Contract, { responses }: Operation): Endpoint['errors'] {
  return Object.entries(responses)
    .filter(([status]) => status >= '400')
    .flatMap(([status, answer]) =>
      codesOf(contract, answer).map((code) => ({
        status,
        code,
        text: contract.components.examples[code]?.summary ?? '',
      })),
    );
}

function codesOf({ components }: Contract, answer: Answer): string[] {
  const { description = '' } = answer.$ref ? (components.responses[nameOf(answer.$ref)] ?? answer) : answer;
  return [...description.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}
