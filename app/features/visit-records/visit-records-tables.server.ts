import type { ColumnType } from 'kysely';
import type { ChecklistLine, PhotoMoment } from './visit-record.ts';

export interface ServiceChecklistsTable {
  service_id: string;
  lines: string[];
}

export interface VisitRecordsTable {
  booking_id: string;
  checklist: ColumnType<ChecklistLine[], string, string>;
  materials: string[];
  note: string;
  updated_at: Date;
}

export interface VisitPhotosTable {
  id: string;
  booking_id: string;
  file_id: string;
  path: string;
  moment: PhotoMoment;
  recorded_at: ColumnType<Date, Date, never>;
}

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    service_checklists: ServiceChecklistsTable;
    visit_records: VisitRecordsTable;
    visit_photos: VisitPhotosTable;
  }
}
