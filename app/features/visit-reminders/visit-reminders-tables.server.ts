import type { ColumnType } from 'kysely';
import type { ReminderHours } from '#app/features/notices/reminder-rules.ts';

export type BookingRemindersTable = {
  booking_id: string;
  starts_at: Date;
  hours: ReminderHours;
  created_at: ColumnType<Date, Date | undefined, Date>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    booking_reminders: BookingRemindersTable;
  }
}
