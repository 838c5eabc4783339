import { minuteOfDay } from '#app/lib/dates/wall-time.ts';

interface TimedSlot {
  time: string;
}

const parts = [
  { name: 'Morning', before: 12 * 60 },
  { name: 'Afternoon', before: 17 * 60 },
  { name: 'Evening', before: 24 * 60 },
] as const;

export interface SlotGroup<Slot> {
  name: (typeof parts)[number]['name'];
  slots: Slot[];
}

/** Groups a day's slots by part of the day; parts without slots are left out. */
export function slotGroups<Slot extends TimedSlot>(slots: readonly Slot[]): SlotGroup<Slot>[] {
  let from = 0;
  return parts.flatMap(({ name, before }) => {
    const inPart = slots.filter(({ time }) => minuteOfDay(time) >= from && minuteOfDay(time) < before);
    from = before;
    return inPart.length === 0 ? [] : [{ name, slots: inPart }];
  });
}
