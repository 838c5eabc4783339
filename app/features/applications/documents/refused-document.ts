import { fileErrors } from '#app/features/files/files.errors.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import type { ApplicationFile, ApplicationForm } from '../form/application-form.ts';

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

/** A failed upload of a document of the application; `reason` is the server's text. */
export class DocumentFailure extends ApiFailure {
  readonly document: ApplicationFile;
  readonly reason: string;

  constructor(document: ApplicationFile, cause: unknown) {
    const { message, status, code } =
      cause instanceof ApiFailure ? cause : { message: String(cause), status: 0, code: 'unknown' };
    super({ status, code, message: `The upload of ${document.name} failed: ${message}` });
    this.document = document;
    this.reason = message;
  }
}

/** Returns the form with the server's reason at the refused document. */
export function withRefusal(
  form: ApplicationForm,
  document: ApplicationFile,
  problem: string,
): Partial<ApplicationForm> {
  const change = (one: ApplicationFile) => (one.file === document.file ? { ...one, problem } : one);
  return {
    certifications: form.certifications.map(change),
    insuranceFile: form.insuranceFile && change(form.insuranceFile),
  };
}
