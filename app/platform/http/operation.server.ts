import { describeRoute } from 'hono-openapi';
import type * as z from 'zod/mini';

/** An answer without JSON: a file of one of these media types, or no body at all. */
export type PlainAnswer = {
  description: string;
  mediaTypes: readonly string[];
  headers?: Readonly<Record<string, string>>;
};

/** What a success looks like, by status: the schema of its JSON, or what it is instead. */
export type Answers = Readonly<Record<number, z.ZodMiniType | PlainAnswer>>;

type Operation = { summary: string; tags: string[]; answers: Answers };

const declaredAnswers = Symbol('answers');

/**
 * Describes a route in the contract (docs/api.md): what it does and how it answers when it succeeds. The errors follow
 * from what the route's code can throw (`npm run openapi`). Nothing of it is looked at while requests are answered.
 */
export function operation({ answers, ...described }: Operation) {
  return Object.assign(describeRoute(described), { [declaredAnswers]: answers });
}

/** The answers that a handler of a route declares, if it is the one that describes it. */
export function answersOf(handler: unknown): Answers | undefined {
  return (handler as { [declaredAnswers]?: Answers } | undefined)?.[declaredAnswers];
}

/** A success that has nothing to say. */
export const noContent: PlainAnswer = { description: 'Done.', mediaTypes: [] };

/** A file; one of several media types where the request decides. */
export function fileOf(description: string, ...mediaTypes: string[]): PlainAnswer {
  return { description, mediaTypes };
}

/** A redirect. */
export function redirectTo(description: string): PlainAnswer {
  return { description, mediaTypes: [], headers: { Location: 'The address to go on to.' } };
}
