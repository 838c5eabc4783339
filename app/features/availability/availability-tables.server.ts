import type { ColumnType, Generated } from 'kysely';

export type ProfessionalHoursTable = {
  professional_id: string;
  day: string;
  is_working: boolean;
  /** Wall-clock time, read as 'HH:MM:SS'. */
  start_time: string;
  end_time: string;
};

export type ServiceTimesTable = {
  id: Generated<string>;
  professional_id: string;
  service_id: string;
  duration: number;
  buffer_time: Generated<number>;
};

export type BlockedTimeSlotsTable = {
  id: Generated<string>;
  professional_id: string;
  start_time: Date;
  end_time: Date;
  reason: string | null;
  /** Shared by all slots of a repeated block. */
  series_id: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: ColumnType<Date, Date | undefined, Date>;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    professional_hours: ProfessionalHoursTable;
    service_times: ServiceTimesTable;
    blocked_time_slots: BlockedTimeSlotsTable;
  }
}
