import { formatDate } from '#app/lib/dates/date-format.ts';
import { formatDollars, type Cents } from '#app/lib/money.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { statusLabel } from '#app/features/visits/status-tone.ts';
import { moneyFigures } from '#app/features/money-figures/money-figures.ts';
import { monthName } from '../month-spans.ts';
import type { Statement } from '../queries/read-statement.server.ts';
import { statementTotals, transferredText, type StatementLine, type StatementTotals } from '../statement.ts';
import { inks, letter, LetterPage, right } from '#app/platform/letters/letter-page.server.ts';

const rowHeight = 30;
const lowest = letter.height - 80;

/** The columns of amounts; `end` is their right edge in points from the left edge of the paper. */
const columns = [
  { title: 'Paid', end: 352, of: ({ gross }: StatementLine) => gross },
  { title: moneyFigures.refunded.name, end: 408, of: ({ refunded }: StatementLine) => -refunded as Cents },
  { title: moneyFigures.doorstepFee.name, end: 458, of: ({ fee }: StatementLine) => -fee as Cents },
  { title: moneyFigures.yourShare.name, end: 512, of: ({ net }: StatementLine) => net },
  { title: moneyFigures.transferred.name, end: right, of: ({ transferred }: StatementLine) => transferred },
] as const;

/** Renders a professional's monthly statement as a PDF. */
export function statementPdf({ month, timeZone, professional, lines }: Statement, now: Date): Promise<Buffer> {
  const page = new LetterPage(`Statement of ${monthName(month)}`, now);
  const dateOf = (instant: Date) => formatDate(localDate(epochMinutesOf(instant), timeZone));
  page.line(`Statement of ${monthName(month)}`, letter.margin, 96, { size: 24, face: 'display' });
  page.line(`${professional}, visits paid through Doorstep. Made on ${dateOf(now)}.`, letter.margin, 128, {
    color: inks.dim,
    width: right - letter.margin,
  });
  summary(page, statementTotals(lines), 156);
  let y = heading(page, 262);
  for (const line of lines) {
    if (y + rowHeight > lowest) {
      page.nextPage();
      y = heading(page, 92);
    }
    visit(page, line, y, dateOf);
    y += rowHeight;
  }
  if (lines.length === 0) page.line('No paid visits this month.', letter.margin, y + 10, { color: inks.dim });
  return page.end(
    'All amounts in US dollars. The fee is the one set for each booking, taken on what was not refunded.',
  );
}

function summary(page: LetterPage, totals: StatementTotals, y: number): void {
  const { gross, refunded, fee, net } = totals;
  page.band(letter.margin, y, right - letter.margin, 84);
  const figures: [string, string][] = [
    ['Clients paid', formatDollars(gross)],
    [moneyFigures.refunded.name, formatDollars(-refunded as Cents)],
    [moneyFigures.doorstepFee.name, formatDollars(-fee as Cents)],
    [moneyFigures.yourShare.name, formatDollars(net)],
  ];
  figures.forEach(([name, amount], index) => {
    const x = letter.margin + 16 + index * 128;
    page.line(name, x, y + 14, { size: 9, color: inks.dim });
    page.line(amount, x, y + 28, { size: 17, face: 'display' });
  });
  page.line(transferredText(totals), letter.margin + 16, y + 60, { size: 10 });
}

function heading(page: LetterPage, y: number): number {
  page.line('Visit', letter.margin, y, { size: 8.5, face: 'strong', color: inks.dim });
  for (const { title, end } of columns)
    page.line(title, end, y, { size: 8.5, face: 'strong', color: inks.dim, align: 'right' });
  page.rule(y + 15);
  return y + 15;
}

function visit(page: LetterPage, line: StatementLine, y: number, dateOf: (instant: Date) => string): void {
  page.line(`${line.client}, ${line.service}`, letter.margin, y + 6, { size: 9.5, width: 256 });
  const state = line.sentAt ? `transferred ${dateOf(line.sentAt)}` : statusLabel(line.status).toLowerCase();
  page.line(`${dateOf(line.visitAt)}, ${state}`, letter.margin, y + 17.5, { size: 8, color: inks.dim, width: 256 });
  for (const { end, of } of columns)
    page.line(formatDollars(of(line)), end, y + 11, {
      size: 9.5,
      align: 'right',
      face: end === 512 ? 'strong' : 'text',
    });
  page.rule(y + rowHeight);
}
