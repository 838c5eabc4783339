import type { ColumnType } from 'kysely';
import type { Channel, ChoiceKind, Recipient } from './notices.ts';

export type NotificationPreferencesTable = {
  user_id: string;
  recipient: Recipient;
  kind: ChoiceKind;
  channel: Channel;
  enabled: boolean;
  updated_at: ColumnType<Date, Date | undefined, Date>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    notification_preferences: NotificationPreferencesTable;
  }
}
