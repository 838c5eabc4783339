import type { ApplicationFile, ApplicationForm } from '#app/features/applications/form/application-form.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';

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
