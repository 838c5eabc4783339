import type { ColumnType, Generated } from 'kysely';
import type { Recipient } from '#app/features/notices/notices.ts';
import type { MessageState, SkipReason, TextKind } from './delivery/text-state.ts';

type Timestamp = ColumnType<Date, Date | undefined, Date>;
type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

export type SmsNumbersTable = {
  user_id: string;
  phone: string;
  time_zone: string;
  confirmed_at: Timestamp;
  unreachable_at: NullableTimestamp;
};

export type SmsCodesTable = {
  user_id: string;
  id: Generated<string>;
  phone: string;
  time_zone: string;
  tries: Generated<number>;
  sent_at: Timestamp;
  used_at: NullableTimestamp;
};

export type SmsMessagesTable = {
  id: Generated<string>;
  user_id: string | null;
  kind: TextKind | 'code';
  booking_id: string | null;
  recipient: Recipient | null;
  occasion: Generated<string>;
  state: ColumnType<MessageState, MessageState | undefined, MessageState>;
  reason: SkipReason | null;
  error_code: number | null;
  sid: string | null;
  segments: number | null;
  price_micros: ColumnType<number | null, number | undefined, number>;
  price_read_at: NullableTimestamp;
  created_at: Timestamp;
  tried_at: NullableTimestamp;
  job_id: string | null;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    sms_numbers: SmsNumbersTable;
    sms_codes: SmsCodesTable;
    sms_stops: { phone: string; stopped_at: Timestamp };
    sms_messages: SmsMessagesTable;
    sms_days: { day: string; purpose: 'code' | 'notice'; segments: Generated<number>; full_at: NullableTimestamp };
    sms_received: { sid: string; received_at: Timestamp };
  }
}
