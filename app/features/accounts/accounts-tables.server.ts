import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | undefined, Date>;

export type AuthUserTable = {
  id: Generated<string>;
  name: string;
  email: string;
  email_verified: Generated<boolean>;
  two_factor_enabled: Generated<boolean>;
  created_at: Timestamp;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    auth_user: AuthUserTable;
  }
}
