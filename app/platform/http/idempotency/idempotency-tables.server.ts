import type { ColumnType } from 'kysely';

type Timestamp = ColumnType<Date, Date | undefined, Date>;

export interface IdempotencyKeysTable {
  id: Buffer;
  caller_id: string | null;
  endpoint: string;
  fingerprint: Buffer;
  attempt: string;
  leased_until: Timestamp;
  status: number | null;
  body: string | null;
  created_at: Timestamp;
}

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    idempotency_keys: IdempotencyKeysTable;
  }
}
