import { formatDate, formatZonedVisitTime } from '#app/lib/dates/date-format.ts';
import { formatDollars, type Cents } from '#app/lib/money.ts';
import { epochMinutesOf, localDate } from '#app/lib/dates/time-zone.ts';
import { paidInTheEnd, type Receipt } from '../receipt.ts';
import { inks, letter, LetterPage, right } from '#app/platform/letters/letter-page.server.ts';

const lineHeight = 16;

/** Renders a client's receipt as a PDF. */
export function receiptPdf(receipt: Receipt, now: Date): Promise<Buffer> {
  const page = new LetterPage(`Receipt ${receipt.number}`, now);
  page.line('Receipt', letter.margin, 96, { size: 24, face: 'display' });
  page.line(receipt.number, right, 104, { align: 'right', color: inks.dim });
  const below = parties(page, receipt, 146);
  const end = amounts(page, receipt, below + 28);
  page.band(letter.margin, end + 14, right - letter.margin, 50);
  page.line('You paid', letter.margin + 16, end + 32, { size: 12, face: 'strong' });
  page.line(formatDollars(paidInTheEnd(receipt)), right - 16, end + 28, { size: 19, face: 'display', align: 'right' });
  return page.end('All amounts in US dollars. Questions about this payment? Write to us on our contact page.');
}

function parties(
  page: LetterPage,
  { client, clientEmail, professional, location, visitAt, paidAt, paidWith, timeZone }: Receipt,
  y: number,
): number {
  const visit = epochMinutesOf(visitAt);
  const paid = formatDate(localDate(epochMinutesOf(paidAt), timeZone));
  const facts: [string, string][] = [
    ['Paid by', clientEmail ? `${client} (${clientEmail})` : client],
    ['Paid on', `${paid}, ${paidWith}`],
    ['Professional', professional],
    ['Visit', formatZonedVisitTime(visit, timeZone)],
    ...(location ? [['Address', location] as [string, string]] : []),
  ];
  return facts.reduce((top, [name, text]) => {
    page.line(name, letter.margin, top, { color: inks.dim });
    return paragraph(page, text, letter.margin + 96, top, right - letter.margin - 96) + 4;
  }, y);
}

function amounts(page: LetterPage, { lines, total, refunded }: Receipt, y: number): number {
  const rows: [string, Cents][] = lines.map(({ text, amount }) => [text, amount]);
  if (lines.length > 1) rows.push(['Total', total]);
  if (refunded > 0) rows.push(['Refunded', -refunded as Cents]);
  const end = rows.reduce((top, [text, amount]) => {
    page.rule(top);
    page.line(formatDollars(amount), right, top + 7, { align: 'right' });
    return paragraph(page, text, letter.margin, top + 7, 400) + 3;
  }, y);
  page.rule(end);
  return end;
}

/** Writes all of a text; an address or a service's name may take several lines. Returns where it ends. */
function paragraph(page: LetterPage, text: string, x: number, y: number, width: number): number {
  const lines = page.wrapped(text, width);
  for (const [index, line] of lines.entries()) page.line(line, x, y + index * lineHeight);
  return y + lines.length * lineHeight;
}
