/**
 * Doorstep does not start as things are, on purpose: nothing was changed. The message is one line for the person at
 * the terminal, with what is wrong, where, and the way out; they are shown it without a stack.
 */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}

/** The message of whatever was thrown, as one line. */
export function oneLine(error: unknown): string {
  // What failed for each address of a name comes together, without a message of its own.
  if (error instanceof AggregateError && error.message === '') return oneLine(error.errors[0]);
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s*\n\s*/g, ' ').trim();
}
