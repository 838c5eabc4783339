/**
 * Doorstep refuses to start, on purpose and without having changed anything. The message is one line for the person
 * at the terminal, with what is wrong, where, and how to fix it; it is printed without a stack trace.
 */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}

/** Returns the message of anything thrown, as one line. */
export function oneLine(error: unknown): string {
  // The errors for each IP of a name come together, without a message of their own.
  if (error instanceof AggregateError && error.message === '') return oneLine(error.errors[0]);
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s*\n\s*/g, ' ').trim();
}
