import { validator as openApiValidator } from 'hono-openapi';
import type { $ZodType } from 'zod/v4/core';
import { AppError, platformErrors } from '#app/platform/errors/app-error.ts';

type Issue = { message: string; path?: readonly unknown[] | undefined };
type Result = { success: boolean; error?: readonly Issue[] };

/**
 * Throws the validation error of a request: the message of the first wrong field becomes the error's message, and
 * each field's message is in details.fields.
 */
function refuse(result: Result): void {
  if (result.success) return;
  throw invalidInput(result.error ?? []);
}

/** Returns the error for a list of schema issues. */
export function invalidInput(issues: readonly Issue[]): AppError {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[fieldName(issue.path)] ??= issue.message;
  const message = issues[0]?.message ?? platformErrors.invalid_input.message;
  return new AppError({ ...platformErrors.invalid_input, message }, { fields });
}

function fieldName(path: readonly unknown[] = []): string {
  return (
    path
      .map((part) => String(typeof part === 'object' && part !== null && 'key' in part ? part.key : part))
      .join('.') || 'body'
  );
}

/** Validates the JSON body of a request. */
export function validJson<Schema extends $ZodType>(schema: Schema) {
  return openApiValidator('json', schema, refuse);
}

/** Validates the query string of a request. */
export function validQuery<Schema extends $ZodType>(schema: Schema) {
  return openApiValidator('query', schema, refuse);
}
