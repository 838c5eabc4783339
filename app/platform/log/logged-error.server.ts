import { stdSerializers } from 'pino';

/**
 * Members of errors that say where something failed. Others hold what people entered: the recipients of a mail, the
 * values of a row, the owner of a card.
 */
const loggedMembers = [
  'code',
  'kind',
  'status',
  'statusCode',
  'responseCode',
  'command',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'requestId',
  'queue',
];

/** Returns what a log line says of something that was thrown. */
export function loggedError(thrown: unknown): unknown {
  if (typeof thrown === 'string') return withoutEmails(thrown);
  if (!isErrorLike(thrown)) return thrown && { type: Object.prototype.toString.call(thrown) };
  const serialized: Record<string, unknown> = stdSerializers.err(thrown);
  const members = loggedMembers.flatMap((name) =>
    isPlain(serialized[name]) ? [[name, serialized[name]] as const] : [],
  );
  return {
    type: serialized['type'],
    message: withoutEmails(String(serialized['message'])),
    stack: withoutEmails(String(serialized['stack'])),
    ...Object.fromEntries(members),
    ...(thrown instanceof AggregateError ? { aggregateErrors: thrown.errors.map(loggedError) } : {}),
  };
}

/** Returns the message of something that was thrown, for a log or a table that others than its owner read. */
export function loggedMessage(thrown: unknown): string {
  return withoutEmails(isErrorLike(thrown) ? thrown.message : String(thrown));
}

/** pg-boss reports what its workers meet as an object with the members of the error. */
function isErrorLike(thrown: unknown): thrown is Error {
  return typeof thrown === 'object' && thrown !== null && 'message' in thrown && typeof thrown.message === 'string';
}

function isPlain(member: unknown): boolean {
  return typeof member === 'string' || typeof member === 'number';
}

/** Redacts emails, which servers repeat in what they answer, and the login of a URL. */
function withoutEmails(text: string): string {
  return text.replaceAll(/[^\s<>()"'`,;:/@]+@[^\s<>()"'`,;:/@]+/g, '[redacted]');
}
