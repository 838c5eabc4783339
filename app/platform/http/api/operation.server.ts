import { describeRoute } from 'hono-openapi';
import type * as z from 'zod/mini';

/** A response without JSON: a file of one of these media types, or no body at all. */
export type PlainAnswer = {
  description: string;
  mediaTypes: readonly string[];
  headers?: Readonly<Record<string, string>>;
};

/** The successes of an operation by status: the schema of the JSON, or what is sent instead. */
export type Answers = Readonly<Record<number, z.ZodMiniType | PlainAnswer>>;

type Operation = { summary: string; tags: string[]; answers: Answers };

const declaredAnswers = Symbol('answers');

/**
 * Describes a route in the contract (docs/api.md): what it does and what it answers on success. The errors are
 * derived from what the route's code can throw (`npm run openapi`). None of it is used while requests are answered.
 */
export function operation({ answers, ...described }: Operation) {
  return Object.assign(describeRoute(described), { [declaredAnswers]: answers });
}

/** Returns the responses that a route's handler declares, if it is the one that describes the route. */
export function answersOf(handler: unknown): Answers | undefined {
  return (handler as { [declaredAnswers]?: Answers } | undefined)?.[declaredAnswers];
}

/** A success without content. */
export const noContent: PlainAnswer = { description: 'Done.', mediaTypes: [] };

/** Describes a file; one of several media types if the request decides. */
export function fileOf(description: string, ...mediaTypes: string[]): PlainAnswer {
  return { description, mediaTypes };
}

/** Describes a redirect. */
export function redirectTo(description: string): PlainAnswer {
  return { description, mediaTypes: [], headers: { Location: 'The address to go on to.' } };
}
