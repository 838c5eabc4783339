import { findServiceCategory } from '#app/features/services/catalogue/categories.ts';
import type { DocumentKind } from '#app/features/professional-documents/document-kinds.ts';

/** The changes an approved professional can request. */
export const changeKinds = ['add_document', 'replace_document', 'remove_document', 'set_categories'] as const;

export type ChangeKind = (typeof changeKinds)[number];

const documentNames: Record<DocumentKind, string> = { certification: 'certification', insurance: 'insurance' };

/** Describes a change in a few words: "a new certification", "the categories Auto Care and Pet Services". */
export function changeMessages({
  change,
  document_kind,
  categories,
}: {
  change: ChangeKind;
  document_kind: DocumentKind | null;
  categories: readonly string[] | null;
}): string {
  const document = documentNames[document_kind ?? 'certification'];
  switch (change) {
    case 'add_document':
      return `a new ${document}`;
    case 'replace_document':
      return `another ${document} in place of the present one`;
    case 'remove_document':
      return `the removal of a ${document}`;
    case 'set_categories':
      return `the categories ${categoryNames(categories ?? [])}`;
  }
}

/**
 * Whether a new certification leaves an approved professional without the badge, which only Verify gives: most often it
 * was taken when the last one expired.
 */
export function lacksBadgeAfter(
  { change, document_kind }: { change: ChangeKind; document_kind: DocumentKind | null },
  { is_approved, verified }: { is_approved: boolean; verified: boolean },
): boolean {
  const bringsCertification = change !== 'remove_document' && document_kind === 'certification';
  return bringsCertification && is_approved && !verified;
}

/** "Auto Care and Pet Services" */
export function categoryNames(ids: readonly string[]): string {
  const names = ids.map((id) => findServiceCategory(id)?.title ?? id);
  return names.length === 0 ? 'none' : new Intl.ListFormat('en-US').format(names);
}

/** Counts the certifications that would remain if every requested change were accepted. */
export function certificationsLeft(
  documents: readonly { kind: DocumentKind }[],
  changes: readonly { change: ChangeKind; document_kind: DocumentKind | null }[],
): number {
  const asked = (change: ChangeKind) =>
    changes.filter((one) => one.change === change && one.document_kind === 'certification').length;
  return documents.filter(({ kind }) => kind === 'certification').length - asked('remove_document');
}

type Proposed = { change: ChangeKind; document_id: string | null; document_kind: DocumentKind | null };

/** Whether a change hands in a certification, in place of another or beside it. */
export function handsInCertification({ change, document_kind }: Proposed): boolean {
  return document_kind === 'certification' && (change === 'add_document' || change === 'replace_document');
}

/** Whether a change may be the new document for one that expires: a new certification counts for any of them. */
export function isRenewal(proposed: Proposed, document: { id: string; kind: DocumentKind }): boolean {
  if (proposed.change === 'replace_document') return proposed.document_id === document.id;
  return document.kind === 'certification' && handsInCertification(proposed);
}
