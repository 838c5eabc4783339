import type { ColumnType, Generated } from 'kysely';
import type { PlainDate } from '#app/lib/dates/plain-date.ts';
import type { DocumentKind } from '#app/features/professional-documents/document-kinds.ts';
import type { ChangeKind } from './changes/proposed-change.ts';

export type ProfessionalDocumentsTable = {
  id: Generated<string>;
  professional_id: string;
  kind: DocumentKind;
  file_id: string;
  file_path: string;
  /** A calendar date, the last day on which the document is valid. */
  expires_on: ColumnType<PlainDate | null, PlainDate | null | undefined, PlainDate | null>;
  /** The last reminder sent, in days before expiry. */
  reminded_days: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: ColumnType<Date, Date | undefined, Date>;
};

/** The reason an applicant was given with a decision. */
export type ReviewReasonsTable = { audit_id: string; professional_id: string; reason: string };

/** A change requested by an approved professional and awaiting review; `change` determines which columns are set. */
export type ProposedChangesTable = {
  id: Generated<string>;
  professional_id: string;
  change: ChangeKind;
  document_id: string | null;
  document_kind: DocumentKind | null;
  file_id: string | null;
  file_path: string | null;
  categories: string[] | null;
  created_at: ColumnType<Date, Date | undefined, Date>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    professional_documents: ProfessionalDocumentsTable;
    review_reasons: ReviewReasonsTable;
    proposed_changes: ProposedChangesTable;
  }
}
