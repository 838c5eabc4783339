interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** Returns the first error of each field, by field name: what a form shows of a schema's issues. */
export function firstByField(
  issues: readonly Issue[],
  textOf: (message: string) => string = (message) => message,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of issues) found[String(path[0])] ??= textOf(message);
  return found;
}
