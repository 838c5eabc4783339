import { type Span, SpanKind } from '@opentelemetry/api';
import { errorCode } from './error-code.ts';
import { failSpan, recordedSpan, startSpan } from './span.server.ts';

/** Long enough for all but the statements of lots, whose end repeats. */
const textMaximum = 1_000;

const words = /^\s*(?:(update)\s+|(\w+)(?:[\s\S]*?\b(?:from|into)\s+)?)(?:"?\w+"?\.)?"?(\w+)?/i;

const firstStep = /^\s*with\s+(?:recursive\s+)?"?\w+"?\s*(?:\([^)]*\)\s*)?as\s*(?:(?:not\s+)?materialized\s*)?\(/i;

/**
 * Begins the span of a statement, if what asks for it is recorded. Statements carry their values apart from their
 * text, which therefore names nobody.
 */
export function startQuerySpan(query: unknown): Span | undefined {
  if (!recordedSpan()) return undefined;
  const text = textOf(query);
  return startSpan({
    name: statementName(text),
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, textMaximum) },
  });
}

/** Ends it, with PostgreSQL's code if it failed. */
export function endQuerySpan(span: Span | undefined, failure: unknown): void {
  if (span && failure) failSpan(span, errorCode(failure));
  span?.end();
}

/** Returns a short name, as `SELECT bookings`. A statement that begins with `with` is named by what it does first. */
export function statementName(text: string): string {
  const [, update, other, table] = words.exec(text.replace(firstStep, '')) ?? [];
  const command = update ?? other ?? 'query';
  return table ? `${command.toUpperCase()} ${table}` : command.toUpperCase();
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const { text } = (query ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}
