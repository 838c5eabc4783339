import type { JsonSchema } from '#app/api-contract/examples.server.ts';

/** What the reference shows of a schema, next to what examples are made of. */
export type DescribedSchema = Omit<JsonSchema, 'type' | 'properties' | 'items' | 'anyOf' | 'oneOf'> & {
  type?: string | string[];
  description?: string;
  format?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  required?: string[];
  properties?: Record<string, DescribedSchema>;
  items?: DescribedSchema;
  anyOf?: DescribedSchema[];
  oneOf?: DescribedSchema[];
};

export interface Media {
  schema?: DescribedSchema;
  example?: unknown;
}

export interface Answer {
  $ref?: string;
  description?: string;
  content?: Record<string, Media>;
}

export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  'x-access'?: string;
  security?: Record<string, string[]>[];
  parameters?: { in: string; name: string; required?: boolean; description?: string; schema?: DescribedSchema }[];
  requestBody?: { content?: Record<string, Media> };
  responses: Record<string, Answer>;
}

export interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, DescribedSchema>;
    responses: Record<string, Answer>;
    examples: Record<string, { summary?: string }>;
  };
}

/** Reads docs/openapi.json, which a test holds equal to what the API serves. Not kept: it is large. */
export async function readContract(): Promise<Contract> {
  const { default: text } = await import('../../../docs/openapi.json?raw');
  return JSON.parse(text) as Contract;
}
