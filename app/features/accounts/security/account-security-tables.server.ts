import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | undefined, Date>;

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

export type AuthTwoFactorTable = {
  id: Generated<string>;
  user_id: string;
  secret: string;
  backup_codes: string;
  verified: Generated<boolean>;
  failed_verification_count: Generated<number>;
  locked_until: Date | null;
  last_used_step: number | null;
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
    auth_account: AuthAccountTable;
    auth_verification: AuthVerificationTable;
    auth_two_factor: AuthTwoFactorTable;
    email_changes: EmailChangesTable;
    email_confirmations: EmailConfirmationsTable;
  }
}
