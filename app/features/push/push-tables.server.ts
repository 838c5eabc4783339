import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { PushTarget } from '#app/platform/push/push.server.ts';
import type { BookingPushKind, Recipient } from '#app/features/notices/notices.ts';

type Timestamp = ColumnType<Date, Date | undefined, Date>;

export type PushSubscriptionsTable = {
  id: Generated<string>;
  user_id: string;
  session_id: string;
  professional_id: string | null;
  endpoint: string;
  subscription_object: JSONColumnType<PushTarget>;
  user_agent: Generated<string>;
  created_at: Timestamp;
  delivered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Its owner wants no more notifications there; kept until the browser's session ends. */
  removed_at: ColumnType<Date | null, undefined, Date | null>;
};

export type BookingPushesTable = {
  booking_id: string;
  kind: BookingPushKind;
  recipient: Recipient;
  /** As in booking_mails. */
  occasion: string;
  created_at: Timestamp;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    push_subscriptions: PushSubscriptionsTable;
    booking_pushes: BookingPushesTable;
  }
}
