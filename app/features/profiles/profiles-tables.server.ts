import type { ColumnType, Generated } from 'kysely';
import type { ProfileRole, ProfileType } from '#app/platform/access/profile-types.ts';

type Timestamp = ColumnType<Date, Date | undefined, Date>;

export type ProfilesTable = {
  id: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  email: string;
  phone: Generated<string>;
  username: string;
  role: Generated<ProfileRole>;
  type: ColumnType<ProfileType | null, ProfileType | null | undefined, ProfileType | null>;
  profile_photo_url: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    profiles: ProfilesTable;
  }
}
