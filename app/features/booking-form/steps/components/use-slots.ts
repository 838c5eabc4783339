import { api } from '#app/api-client.ts';
import type { DaySlotsDto, MonthSlotsDto } from '#app/features/bookings/booking-dto.ts';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';

export interface SlotQuestion {
  professionalId: string;
  /** Empty until a service is chosen. */
  serviceId: string;
  /** The ZIP of the chosen address; empty until there is one, and then no slot is too far. */
  zip?: string | undefined;
  /** The own booking to be moved; its slots are checked with its length, and it does not block itself. */
  movingId?: string | undefined;
  /** Incremented to reload the slots. */
  round: number;
}

/** Loads the free slots of every day of some months, by date. */
export function useMonthSlots(question: SlotQuestion, months: readonly string[]) {
  const key = question.professionalId ? [keyOf(question), ...months].join(' ') : null;
  return useLoaded(key, async (signal) => {
    const answers = await Promise.all(months.map((month) => readSlots(question, { month }, signal)));
    return new Map(answers.flatMap((answer) => (answer as MonthSlotsDto).days.map((day) => [day.date, day])));
  });
}

/** Loads the 10 slots of a day; nothing without a date. */
export function useDaySlots(question: SlotQuestion, date: string) {
  const key = question.professionalId && date ? [keyOf(question), date].join(' ') : null;
  return useLoaded(key, async (signal) => (await readSlots(question, { date }, signal)) as DaySlotsDto);
}

export type FreeDays = ReadonlyMap<string, MonthSlotsDto['days'][number]>;
export type DayStatus = MonthSlotsDto['days'][number]['status'];

function keyOf({ professionalId, serviceId, zip = '', movingId = '', round }: SlotQuestion): string {
  return [professionalId, serviceId, zip, movingId, round].join(' ');
}

function readSlots(
  { professionalId, serviceId, zip, movingId }: SlotQuestion,
  when: Record<string, string>,
  signal: AbortSignal,
): Promise<DaySlotsDto | MonthSlotsDto> {
  if (movingId) return api.get('/bookings/:id/reschedule-slots', { param: { id: movingId }, query: when, signal });
  const query = { ...when, ...(serviceId ? { service_id: serviceId } : {}), ...(zip ? { zip } : {}) };
  return api.get('/professionals/:id/slots', { param: { id: professionalId }, query, signal });
}
