import { fileErrors } from '#app/features/files/files.errors.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';

/** Refusals of the file itself: sending it again would not help. */
const aboutTheFile = [
  'file_empty',
  'file_too_large',
  'wrong_kind',
  'wrong_ending',
  'unreadable_picture',
  'unsafe_document',
  'locked_document',
  'infected',
] as const satisfies (keyof typeof fileErrors)[];
const refusals: ReadonlySet<string> = new Set(aboutTheFile.map((name) => fileErrors[name].code));

/** Reports whether the server refused a file for its content. */
export function isRefusedFile(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && refusals.has(error.code);
}
