import type { Context } from 'hono';
import * as z from 'zod/mini';

/** A control call that cannot be carried out; its message is for the author of the test. */
export class ControlError extends Error {
  readonly status: 404 | 409 | 422;

  constructor(status: 404 | 409 | 422, message: string) {
    super(message);
    this.status = status;
  }
}

/** Reads the JSON body by `schema`; an empty body counts as {}. */
export async function readJson<S extends z.ZodMiniType>(c: Context, schema: S): Promise<z.infer<S>> {
  const text = await c.req.text();
  let value: unknown;
  try {
    value = text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    throw new ControlError(422, 'The body is not JSON.');
  }
  const result = z.safeParse(schema, value);
  if (!result.success) throw new ControlError(422, z.prettifyError(result.error));
  return result.data;
}

export function refuse(c: Context, error: Error): Response {
  if (error instanceof ControlError) return c.json({ error: error.message }, error.status);
  return c.json({ error: error.message }, 500);
}
