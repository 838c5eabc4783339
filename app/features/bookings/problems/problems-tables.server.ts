import type { ColumnType, Generated } from 'kysely';
import type { ProblemKind, ProblemOutcome } from './problem-kinds.ts';

export type ProblemReportsTable = {
  id: Generated<string>;
  booking_id: string;
  kind: ProblemKind;
  description: string;
  status: ColumnType<'open' | 'settled', 'open' | 'settled' | undefined, 'open' | 'settled'>;
  outcome: ColumnType<ProblemOutcome | null, ProblemOutcome | null | undefined, ProblemOutcome | null>;
  refund_amount: ColumnType<string | null, string | null | undefined, string | null>;
  settlement: ColumnType<string | null, string | null | undefined, string | null>;
  answer: ColumnType<string | null, string | null | undefined, string | null>;
  answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Null unless the money follows by itself. */
  answer_until: ColumnType<Date | null, Date | null | undefined, never>;
  reported_at: ColumnType<Date, Date | undefined, Date>;
  settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    problem_reports: ProblemReportsTable;
  }
}
