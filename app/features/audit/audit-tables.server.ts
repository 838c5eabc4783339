import type { ColumnType, Generated } from 'kysely';

export type AuditLogTable = {
  id: Generated<string>;
  at: ColumnType<Date, never, never>;
  actor_id: string | null;
  action: string;
  subject_type: string;
  subject_id: string | null;
  details: ColumnType<Record<string, unknown>, string | undefined, never>;
};

export type SecurityLogTable = {
  id: Generated<string>;
  at: ColumnType<Date, never, never>;
  actor_id: string | null;
  account_id: string | null;
  action: string;
  outcome: 'done' | 'refused';
  network: string | null;
  subject_type: string | null;
  subject_id: string | null;
  details: ColumnType<Record<string, unknown>, string | undefined, never>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    audit_log: AuditLogTable;
    security_log: SecurityLogTable;
  }
}
