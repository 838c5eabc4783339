import type { ColumnType } from 'kysely';
import type { VisitStep } from './visit-steps.ts';

/** Rows are added, never changed. */
export interface VisitStepsTable {
  id: string;
  booking_id: string;
  position: number;
  step: VisitStep | 'undo';
  pressed_at: ColumnType<Date, Date, never>;
  recorded_at: ColumnType<Date, Date, never>;
  drive_minutes: number | null;
  undoes: string | null;
}

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    visit_steps: VisitStepsTable;
  }
}
