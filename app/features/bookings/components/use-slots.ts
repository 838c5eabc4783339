import { api } from '#app/api-client.ts';
import type { DaySlotsDto, MonthSlotsDto } from '../booking-dto.ts';
import { useLoaded } from './use-loaded.ts';

interface SlotQuestion {
  professionalId: string;
  /** Empty: no service chosen yet. */
  serviceId: string;
  /** Grows when the slots have to be read anew. */
  round: number;
}

/** The free slots of every day of some months, by date. */
export function useMonthSlots({ professionalId, serviceId, round }: SlotQuestion, months: readonly string[]) {
  const key = professionalId ? [professionalId, serviceId, round, ...months].join(' ') : null;
  return useLoaded(key, async (signal) => {
    const answers = await Promise.all(months.map((month) => readSlots(professionalId, { month, ...serviceOf(serviceId) }, signal)));
    return new Map(answers.flatMap((answer) => (answer as MonthSlotsDto).days.map((day) => [day.date, day])));
  });
}

/** The 10 slots of a day; nothing is loaded without a date. */
export function useDaySlots({ professionalId, serviceId, round }: SlotQuestion, date: string) {
  const key = professionalId && date ? [professionalId, serviceId, round, date].join(' ') : null;
  return useLoaded(key, async (signal) => (await readSlots(professionalId, { date, ...serviceOf(serviceId) }, signal)) as DaySlotsDto);
}

export type FreeDays = ReadonlyMap<string, MonthSlotsDto['days'][number]>;

function readSlots(id: string, query: Record<string, string>, signal: AbortSignal): Promise<DaySlotsDto | MonthSlotsDto> {
  return api.get('/professionals/:id/slots', { param: { id }, query, signal });
}

function serviceOf(serviceId: string): { service_id?: string } {
  return serviceId ? { service_id: serviceId } : {};
}
