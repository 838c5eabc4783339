import type { ColumnType, Generated } from 'kysely';
import type { KeyScope } from '#app/platform/access/key-scopes.ts';

export type ApiKeysTable = {
  id: Generated<string>;
  user_id: ColumnType<string, string, never>;
  professional_id: ColumnType<string | null, string | null, never>;
  name: string;
  start: ColumnType<string, string, never>;
  secret_hash: ColumnType<Buffer, Buffer, never>;
  scopes: ColumnType<KeyScope[], KeyScope[], never>;
  per_minute: ColumnType<number, number, never>;
  created_at: ColumnType<Date, Date | undefined, never>;
  expires_at: ColumnType<Date | null, Date | null, never>;
  last_used_at: ColumnType<Date | null, never, Date>;
  revoked_at: ColumnType<Date | null, never, Date>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    api_keys: ApiKeysTable;
  }
}
