import type { Generated } from 'kysely';

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

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    auth_two_factor: AuthTwoFactorTable;
  }
}
