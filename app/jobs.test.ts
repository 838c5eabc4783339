import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { onQueue, onSchedule } from '#app/platform/jobs/job.server.ts';
import { mailPatience } from '#app/platform/mail/mail.server.ts';
import { handledEventTypes } from '#app/features/stripe-events/event-handlers.server.ts';
import { bookingEventNames } from '#app/features/bookings/booking-events.ts';
import { bookingEvents } from '#app/features/bookings/commands/publish-booking-event.server.ts';
import { jobs } from './jobs.server.ts';

it('every queue that a room declares is worked', () => {
  const declared = globSync('app/features/**/*.server.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/defineQueue\(\s*'([^']+)'/g)].map(([, name]) => name),
  );
  expect(declared.length).toBeGreaterThan(30);
  expect(new Set(jobs.filter(({ cron }) => !cron).map(({ queue }) => queue.name))).toEqual(new Set(declared));
});

it('every event of a booking is published', () => {
  const commands = globSync('app/features/**/commands/*.server.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => /\b(publishBookingEvent|BookingEventName|announce)\b/.test(text));
  const isPublished = (name: string) => commands.some((text) => new RegExp(`[:?] '${name}'`).test(text));
  expect(bookingEventNames.filter((name) => !isPublished(name))).toEqual([]);
});

/** The text of the module from which another one imports a name. */
function sourceOf(name: string, file: string): string {
  const [, path = ''] =
    new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(readFileSync(file, 'utf8')) ?? [];
  return readFileSync(path.startsWith('#app/') ? path.slice(1) : join(dirname(file), path), 'utf8');
}

it('a mail is tried for days, except one that is of no use later', () => {
  const mailing = globSync('app/features/**/*.jobs.server.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/onQueue(?:InLots)?\((\w+), (send\w+)\)/g)]
      .filter(([, , handler = '']) => /\bsend(?:Mail|StandardMail|ToParty)\(/.test(sourceOf(handler, file)))
      .map(([, queue = '']) => new RegExp(`${queue} = defineQueue\\(\\s*'([^']+)'`).exec(sourceOf(queue, file))?.[1]),
  );
  expect(mailing.length).toBeGreaterThan(10);
  const impatient = jobs.filter(
    ({ queue }) => mailing.includes(queue.name) && queue.retryLimit < mailPatience.retryLimit,
  );
  expect(impatient.map(({ queue }) => queue.name)).toEqual(['notifications.reminder-mail']);
});

it('every schedule stands in the list once', () => {
  const names = jobs.filter(({ cron }) => cron).map(({ queue }) => queue.name);
  expect(new Set(names).size).toBe(names.length);
});

it('what is not tried again is made up for by a schedule', () => {
  const swept = new Set(jobs.flatMap(({ sweeps = [] }) => sweeps));
  const once = jobs.filter(({ queue, cron }) => queue.retryLimit === 0 && !cron).map(({ queue }) => queue.name);
  expect(once.length).toBeGreaterThan(0);
  expect(once.filter((name) => !swept.has(name))).toEqual([]);
});

it('everything that encrypts stored secrets anew does so in the minutes that the documentation names', () => {
  const renewing = globSync('app/features/**/commands/renew-*-secrets.server.ts');
  const named = new Set(jobs.map(({ queue }) => queue.name).filter((name) => name.endsWith('.renew-secrets')));
  expect(named.size).toBe(renewing.length);
  const [text = ''] = /## Changing AUTH_SECRET.*?(?=\n## )/s.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  const [, from, to] = /From 04:(\d\d) to 04:(\d\d) UTC/.exec(text) ?? [];
  for (const { queue, cron } of jobs.filter(({ queue: { name } }) => named.has(name))) {
    expect(text).toContain(`\`${queue.name}\``);
    const [, minute] = /^(\d+) 4 \* \* \*$/.exec(cron ?? '') ?? [];
    expect(Number(minute), queue.name).toBeGreaterThanOrEqual(Number(from));
    expect(Number(minute), queue.name).toBeLessThanOrEqual(Number(to));
  }
});

it('a job whose payload does not fit its queue fails before its handler runs', async () => {
  const handled: unknown[] = [];
  const job = onQueue(bookingEvents, (event) => Promise.resolve(void handled.push(event)));
  const attempt = { id: 'job', now: new Date() };
  expect(() => job.run({ name: 'created', bookingId: 7, professionalId: null }, attempt)).toThrow('bookingId');
  // What a newer version adds is not known here, and does no harm.
  await job.run({ name: 'created', bookingId: 'b', professionalId: null, addedLater: true }, attempt);
  expect(handled).toEqual([{ name: 'created', bookingId: 'b', professionalId: null }]);
});

it('what runs by the clock runs with whatever its queue carries', async () => {
  const ranAt: Date[] = [];
  const job = onSchedule('test.due', '* * * * *', (now) => Promise.resolve(void ranAt.push(now)));
  const now = new Date();
  for (const payload of [null, {}, undefined]) await job.run(payload, { id: 'job', now });
  expect(ranAt).toEqual([now, now, now]);
});

it('the events that are asked of Stripe are those that something is done about', () => {
  expect(handledEventTypes).toContain('charge.dispute.created');
  expect(new Set(handledEventTypes).size).toBe(handledEventTypes.length);
});
