import { readFileSync } from 'node:fs';
import { noticeTable } from '#app/features/notices/notice-table.ts';
import { transitionTable } from '#app/features/bookings/booking.ts';
import { drawBooking } from './draw-booking.ts';
import { drawBookingFlow } from './draw-booking-flow.ts';
import { drawJobs } from './draw-jobs.ts';
import { drawRooms } from './draw-rooms.ts';
import { drawWebhook } from './draw-webhook.ts';
import { readSources } from './sources.ts';

const folder = 'docs/architecture';

/**
 * Returns the up-to-date contents of the docs/architecture pages that are generated from the code, in whole or in
 * part.
 */
export function architecturePages(): Map<string, string> {
  const sources = readSources();
  return new Map([
    [`${folder}/rooms.md`, drawRooms(sources)],
    [`${folder}/jobs.md`, drawJobs(sources)],
    [`${folder}/bookings.md`, withParts('bookings.md', bookingParts())],
    [`${folder}/money.md`, withParts('money.md', { webhook: mermaid(drawWebhook(sources)) })],
    [`${folder}/notices.md`, withParts('notices.md', { notices: notices() })],
  ]);
}

function bookingParts(): Record<string, string> {
  return { states: mermaid(drawBooking()), transitions: transitions(), flow: mermaid(drawBookingFlow()) };
}

/** Returns a handwritten page with the parts between its markers regenerated. */
function withParts(page: string, parts: Record<string, string>): string {
  return Object.entries(parts).reduce(
    (text, [name, part]) => {
      const marks = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`);
      if (!marks.test(text)) throw new Error(`${page} has no place for ${name}`);
      return text.replace(marks, (_, start: string, end: string) => `${start}\n${part}\n\n${end}`);
    },
    readFileSync(`${folder}/${page}`, 'utf8'),
  );
}

const mermaid = (drawing: string) => `\`\`\`mermaid\n${drawing}\n\`\`\``;

function transitions(): string {
  return ['| from | to | by | when | money |', '|---|---|---|---|---|', ...transitionTable()].join('\n');
}

function notices(): string {
  return ['| when | to | mail | push | text |', '|---|---|---|---|---|', ...noticeTable()].join('\n');
}
