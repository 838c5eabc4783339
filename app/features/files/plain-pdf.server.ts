import { AppError } from '#app/platform/errors/app-error.ts';
import { fileErrors } from './files.errors.ts';

/** Entries that make a PDF act or carry other files (ISO 32000-2, sections 7.11.4 and 12.6). */
const acting = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData)(?=[\s()<>[\]{}/%]|$)/;

/**
 * A PDF of pages only: it begins and ends as one, nothing follows its end (a ZIP or a page of HTML glued behind it), and
 * what can be read of its objects names no action. Entries inside compressed streams are not unpacked; that is why a PDF
 * is only ever served as a download in a sandboxing policy.
 * @throws AppError unsafe_document
 */
export function assertPlainPdf(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  const isWhole = text.startsWith('%PDF-') && /%%EOF[\s\0]*$/.test(text.slice(-1024));
  if (!isWhole || acting.test(unescapeNames(withoutStreams(text)))) throw new AppError(fileErrors.unsafe_document);
}

/** Compressed data would name anything by chance. */
function withoutStreams(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf('stream', from);
    const end = start === -1 ? -1 : text.indexOf('endstream', start + 6);
    if (end === -1) break;
    kept.push(text.slice(from, start));
    from = end + 9;
  }
  return kept.concat(text.slice(from)).join(' ');
}

/** A name may spell any of its characters as #hh. */
function unescapeNames(text: string): string {
  return text.replaceAll(/#([\dA-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
