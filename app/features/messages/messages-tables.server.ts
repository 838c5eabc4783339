import type { ColumnType, Generated } from 'kysely';
import type { Side } from './message.ts';

type Later<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

export type MessageThreadsTable = {
  id: Generated<string>;
  client_id: ColumnType<string | null, string, never>;
  professional_id: ColumnType<string | null, string, never>;
  last_sequence: Generated<number>;
  last_activity_at: ColumnType<Date, Date | undefined, Date>;
  created_at: ColumnType<Date, Date | undefined, never>;
  /** When the team ended it. */
  closed_at: Later<Date>;
};

export type MessageSidesTable = {
  thread_id: ColumnType<string, string, never>;
  side: ColumnType<Side, Side, never>;
  person_id: ColumnType<string, string, never>;
  read_sequence: Generated<number>;
  read_at: Later<Date>;
  unread: Generated<number>;
  unread_since: Later<Date>;
  notified_sequence: Generated<number>;
  /** When this side blocked the other. */
  blocked_at: Later<Date>;
};

export type MessagesTable = {
  id: string;
  thread_id: ColumnType<string, string, never>;
  sequence: ColumnType<number, number, never>;
  side: ColumnType<Side, Side, never>;
  text: string;
  erased_at: Later<Date>;
  sent_at: ColumnType<Date, Date, never>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    message_threads: MessageThreadsTable;
    message_sides: MessageSidesTable;
    messages: MessagesTable;
  }
}
