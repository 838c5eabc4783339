import type { ColumnType, Generated } from 'kysely';
import type { Side } from '#app/features/messages/message.ts';
import type { ReportOutcome, ReportReason } from './report.ts';

export type ThreadReportsTable = {
  id: string;
  thread_id: string;
  side: Side;
  reason: ReportReason;
  details: string;
  reported_at: Date;
  outcome: ColumnType<ReportOutcome | null, undefined, ReportOutcome>;
  note: Generated<string>;
  settled_at: ColumnType<Date | null, undefined, Date>;
  settled_by: ColumnType<string | null, undefined, string>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    thread_reports: ThreadReportsTable;
  }
}
