import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | undefined, Date>;

export type AuthSessionTable = {
  id: Generated<string>;
  user_id: string;
  token: string;
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  last_seen_at: Timestamp;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    auth_session: AuthSessionTable;
  }
}
