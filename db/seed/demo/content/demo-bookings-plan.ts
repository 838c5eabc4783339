import { addDays } from '#app/lib/dates/plain-date.ts';
import { wallTime } from '#app/lib/dates/wall-time.ts';
import type { DemoClient } from './demo-clients.ts';
import { book, openDesk, type DemoDesk } from './demo-desk.ts';
import { accountBookings, blockReasons, demandOf } from './demo-history.ts';
import { isBookable, type DemoProfessional } from './demo-professional.ts';
import type { DemoBookingsPlan, PlannedStatus } from './planned-appointments.ts';

/**
 * Plans bookings and blocks around `now` that make calendars look realistic. Past days hold completed and cancelled
 * bookings, future days confirmed, pending and cancelled ones; today stays free. The same arguments give the same
 * plan.
 */
export function planDemoBookings(
  professionals: readonly DemoProfessional[],
  clients: readonly DemoClient[],
  now: Date,
): DemoBookingsPlan {
  const clientHalfDays = new Set<string>();
  const desks = professionals.map((professional) => openDesk(professional, clients, clientHalfDays, now));
  for (const { username, ...wish } of accountBookings) {
    const desk = desks.find(({ professional }) => professional.username === username);
    const [accountHolder] = clients;
    if (desk && accountHolder) book(desk, accountHolder, wish.serviceName, wish.status, wish.daysFromToday);
  }
  for (const desk of desks) {
    planBlocks(desk);
    planHistory(desk);
  }
  return { bookings: desks.flatMap((desk) => desk.bookings), blocks: desks.flatMap((desk) => desk.blocks) };
}

function planBlocks(desk: DemoDesk): void {
  const { professional, random, dayBook, today } = desk;
  if (!professional.isApproved) return;
  const wanted = random.between(1, 4);
  for (let tries = 0; desk.blocks.length < wanted && tries < 40; tries += 1) {
    const date = addDays(today, random.between(-10, 28));
    const open = dayBook.openingHours(date);
    if (open === null || date === today) continue;
    const start = open.opens + 60 * random.between(0, 5);
    const end = Math.min(open.closes, start + 60 * random.between(1, 4));
    if (start >= end || !dayBook.takeBlock(date, start, end)) continue;
    const { username, timeZone } = professional;
    desk.blocks.push({
      professionalUsername: username,
      date,
      start: wallTime(start),
      end: wallTime(end),
      timeZone,
      reason: random.pick(blockReasons) ?? null,
    });
  }
}

function planHistory(desk: DemoDesk): void {
  const { professional, random } = desk;
  if (!isBookable(professional)) return;
  const { past, future, pending } = demandOf(professional.username, random);
  const services = professional.services.filter(({ hasStripePrice }) => hasStripePrice);
  const plan = (status: PlannedStatus, nearest: number, farthest: number) => {
    const client = random.pick(desk.regulars);
    const service = random.pick(services);
    if (client && service) book(desk, client, service.name, status, [nearest, farthest]);
  };
  for (let count = 0; count < past; count += 1) plan(random.chance(12) ? 'cancelled' : 'completed', -75, -1);
  for (let count = 0; count < future; count += 1) plan(random.chance(6) ? 'cancelled' : 'confirmed', 1, 30);
  for (let count = 0; count < pending; count += 1) plan('pending', 2, 14);
}
