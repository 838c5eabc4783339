import { sql } from 'kysely';
import type { Connection, Transaction } from '#app/platform/database/database.server.ts';
import type { ReadOnlyConnection } from '#app/platform/database/replicas/read-only.server.ts';
import { weekdaysInOrder } from '#app/features/slot-rules/availability-limits.ts';
import type { TimedService } from '#app/features/slot-rules/hours/service-time.ts';
import type { DayHours } from '#app/features/slot-rules/hours/weekly-hours.ts';

export type ServiceTimeRow = { service_id: string; duration: number; buffer_time: number };

const time = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'HH24:MI')`;

/** The professional_hours and service_times tables. */
export const workingHoursStore = {
  /** In the order of a week; empty until hours are saved. */
  listHours: (db: Connection, professionalId: string) =>
    db
      .selectFrom('professional_hours')
      .select([
        'professional_id',
        sql<DayHours['day']>`day`.as('day'),
        'is_working',
        time('start_time').as('start_time'),
        time('end_time').as('end_time'),
      ])
      .where('professional_id', '=', professionalId)
      .orderBy(sql`array_position(${[...weekdaysInOrder]}::text[], day)`)
      .execute(),

  /** Deletes all rows, then inserts (API-048), in one transaction so that nothing is lost in between (OPEN-47). */
  replaceHours: async (trx: Transaction, professionalId: string, hours: readonly DayHours[]): Promise<void> => {
    await trx.deleteFrom('professional_hours').where('professional_id', '=', professionalId).execute();
    const rows = hours.map(({ day, isWorking, start, end }) => ({
      professional_id: professionalId,
      day,
      is_working: isWorking,
      start_time: start,
      end_time: end,
    }));
    await trx.insertInto('professional_hours').values(rows).execute();
  },

  listServiceTimes: (db: ReadOnlyConnection, professionalId: string) =>
    db
      .selectFrom('service_times')
      .innerJoin('services', 'services.id', 'service_times.service_id')
      .select([
        'service_times.id',
        'service_times.professional_id',
        'service_id',
        'services.name as service_name',
        'service_times.duration',
        'buffer_time',
      ])
      .where('service_times.professional_id', '=', professionalId)
      .orderBy('services.name')
      .orderBy('service_id')
      .execute(),

  /** The services that can be paid for, each with its row of service times, ordered by id. */
  listTimedServices: (db: ReadOnlyConnection, professionalId: string): Promise<TimedService[]> =>
    db
      .selectFrom('services')
      .leftJoin('service_times', 'service_times.service_id', 'services.id')
      .select([
        'services.id',
        'services.duration',
        sql<TimedService['time']>`case when service_times.id is not null then
          json_build_object('duration', service_times.duration, 'buffer', service_times.buffer_time) end`.as('time'),
      ])
      .where('services.professional_id', '=', professionalId)
      .where('services.stripe_price_id', 'is not', null)
      .orderBy('services.id')
      .execute(),

  /**
   * Like replaceHours (API-050).
   * @returns how many rows were written: those for services of this professional
   */
  replaceServiceTimes: async (
    trx: Transaction,
    professionalId: string,
    times: readonly ServiceTimeRow[],
  ): Promise<number> => {
    await trx.deleteFrom('service_times').where('professional_id', '=', professionalId).execute();
    const { numAffectedRows = 0n } = await sql`
      insert into service_times (professional_id, service_id, duration, buffer_time)
      select s.professional_id, s.id, t.duration, t.buffer_time
      from json_to_recordset(${JSON.stringify(times)}::json) as t (service_id uuid, duration integer, buffer_time integer)
        join services s on s.id = t.service_id and s.professional_id = ${professionalId}::uuid`.execute(trx);
    return Number(numAffectedRows);
  },
};
