import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reachableErrors } from '../../scripts/openapi/reachable-errors.ts';
import { contract, contractViolation, resolved, validatorOf, type Operation } from '#tests/support/http/contract.ts';

const operations: { where: string; operation: Operation }[] = Object.entries(contract.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ where: `${method.toUpperCase()} ${path}`, operation })),
);

describe('the contract (docs/openapi.json)', () => {
  it('has an id of its own, a summary, a subject and a success for every operation', () => {
    expect(operations.length).toBeGreaterThan(150);
    const incomplete = operations.filter(
      ({ operation: { operationId, summary, tags, responses } }) =>
        !operationId ||
        !summary ||
        tags?.length !== 1 ||
        !Object.keys(responses).some((status) => /^[23]/.test(status)),
    );
    expect(incomplete.map(({ where }) => where)).toEqual([]);
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  });

  it('has an example for every JSON success, and all of them are right', () => {
    const wrong = operations.flatMap(({ where, operation }) =>
      Object.entries(operation.responses).flatMap(([status, response]) => {
        const { schema, example } = (response.content?.['application/json'] ?? {}) as {
          schema?: object;
          example?: unknown;
        };
        if (!status.startsWith('2') || schema === undefined || (schema as { type?: string }).type === 'string')
          return [];
        const validate = validatorOf(`${where} ${status}`, schema, Number(status));
        return validate(example) ? [] : [`${where} ${status}: ${JSON.stringify(validate.errors)}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('has only refusals in the one shape, each with its codes and an example of each', () => {
    const wrong = operations.flatMap(({ where, operation }) =>
      Object.entries(operation.responses).flatMap(([status, response]) => {
        if (!/^[45]/.test(status)) return [];
        const { schema, examples = {} } = (resolved(response)?.content?.['application/json'] ?? {}) as {
          schema?: object;
          examples?: Record<string, unknown>;
        };
        const validate = schema && validatorOf(`${where} ${status}`, schema, Number(status));
        const isRight =
          Object.keys(examples).length > 0 &&
          Object.keys(examples).every((code) => validate?.(contract.components.examples[code]?.value) === true);
        return isRight ? [] : [`${where} ${status}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('knows the error codes that the sources lead to (npm run openapi)', () => {
    expect(JSON.parse(readFileSync('app/api-contract/errors-by-endpoint.json', 'utf8'))).toEqual(reachableErrors());
  });

  it('finds every table of errors by its name', () => {
    const definitions = globSync('app/**/*.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^.*= defineErrors\(/gm)].map(([line]) => line),
    );
    expect(definitions.length).toBeGreaterThan(30);
    expect(definitions.filter((line) => !line.endsWith('Errors = defineErrors('))).toEqual([]);
  });

  it('means one thing by each error code', () => {
    const meanings = new Map<string, Set<string>>();
    for (const file of globSync('app/**/*.errors.ts')) {
      for (const [, code = '', meaning = ''] of readFileSync(file, 'utf8').matchAll(
        /^ {2}(\w+): (\{ kind: .*\}),$/gm,
      )) {
        meanings.set(code, (meanings.get(code) ?? new Set()).add(meaning));
      }
    }
    expect(meanings.size).toBeGreaterThan(100);
    expect([...meanings].filter(([, texts]) => texts.size > 1).map(([code]) => code)).toEqual([]);
  });
});

describe('holding answers against it', () => {
  const success = {
    method: 'POST',
    path: '/bookings/7c9e6679-7425-40de-944b-e07fc1f90ae7/complete',
    status: 200,
    contentType: 'application/json',
  };
  const body = { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', status: 'completed', undo_until: null, undo_seconds: 0 };
  const refusal = (code: string) => JSON.stringify({ error: 'No', code, details: { type: 'request', message: 'No' } });

  it.each([
    ['an answer that is right', success, JSON.stringify(body), undefined],
    [
      'a field that nobody declared',
      success,
      JSON.stringify({ ...body, secret: 1 }),
      'must NOT have additional properties',
    ],
    ['a field that is missing', success, JSON.stringify({ id: body.id }), "must have required property 'status'"],
    ['another media type', { ...success, contentType: 'text/html' }, '<p>', 'is text/html'],
    ['a status that is not declared', { ...success, status: 418 }, '{}', 'does not know this status'],
    ['a refusal that can come', { ...success, status: 409 }, refusal('not_begun'), undefined],
    [
      'a refusal with a code of another endpoint',
      { ...success, status: 409 },
      refusal('slot_taken'),
      'must be equal to one of the allowed values',
    ],
  ])('finds %s', (_, answer, text, problem) => {
    const found = contractViolation({ ...answer, body: text });
    if (problem === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(problem);
  });
});
