import type { DocumentKind } from './document-kinds.ts';

/** The display names of the document kinds. */
export const documentNames: Record<DocumentKind, string> = { certification: 'Certification', insurance: 'Insurance' };

/** Returns a document's original file name, without the number that makes it unique. */
export function documentFileName(path: string): string {
  return (path.split('/').at(-1) ?? path).replace(/^\d+-/, '');
}

/** "420 KB", "1.3 MB" */
export function documentSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
