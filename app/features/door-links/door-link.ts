import type * as z from 'zod/mini';
import type { doorLinkAnswer } from './answers/door-link.server.ts';

/** The link of a visit, for its client; null without one. */
export type DoorLinkDto = z.infer<typeof doorLinkAnswer>;

/** Hours after a visit's end in which its link still works: visits take longer than planned. */
export const doorHoursAfter = 2;

type Visit = { status: string; end_time: string };

/** Whether a visit has a page for whoever opens the door: while it is paid and not over. */
export function hasDoorPage({ status, end_time }: Visit, now: number): boolean {
  return status === 'confirmed' && now < Date.parse(end_time) + doorHoursAfter * 3_600_000;
}
