import type { ColumnType } from 'kysely';
import type { Stroke } from './signature.ts';

export interface ServiceSignaturesTable {
  service_id: string;
}

export interface VisitSignaturesTable {
  booking_id: string;
  id: string;
  signer: string;
  strokes: ColumnType<Stroke[] | null, string | null, string | null>;
  signed_at: Date;
  recorded_at: Date;
}

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    service_signatures: ServiceSignaturesTable;
    visit_signatures: VisitSignaturesTable;
  }
}
