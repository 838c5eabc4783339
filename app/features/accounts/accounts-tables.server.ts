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

export type AuthAccountTable = {
  id: Generated<string>;
  user_id: string;
  account_id: string;
  provider_id: string;
  password: string | null;
};

export type AuthVerificationTable = {
  id: Generated<string>;
  identifier: string;
  value: string;
  expires_at: Date;
};

export type EmailChangesTable = {
  user_id: string;
  new_email: string;
  token_hash: string;
  expires_at: Date;
  created_at: Timestamp;
};

export type EmailConfirmationsTable = {
  token_hash: string;
  user_id: string;
  return_to: string;
  expires_at: Date;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    auth_user: AuthUserTable;
    auth_account: AuthAccountTable;
    auth_verification: AuthVerificationTable;
    email_changes: EmailChangesTable;
    email_confirmations: EmailConfirmationsTable;
  }
}
