import { readSmallPicture } from '#app/features/files/queries/read-small-picture.server.ts';
import { photoNames } from '#app/features/visit-records/visit-record.ts';
import { photosForReport, type ReportPhoto } from '#app/features/visit-records/queries/photos-for-report.server.ts';
import type { RecordSignature } from '#app/features/visit-records/record-dto.ts';
import { pathOf } from '#app/features/visit-records/signature/drawing.ts';
import { signatureBox } from '#app/features/visit-records/signature/signature.ts';
import { signedText } from '#app/features/visit-records/signature/signed-text.ts';
import { inks, letter, LetterPage, right, type LineStyle } from '#app/platform/letters/letter-page.server.ts';
import { type ReportLine, reportFacts, reportPrice, reportTimes, type VisitReport } from '../visit-report.ts';

const width = right - letter.margin;
const bottom = letter.height - 70;
const lineHeight = 16;
/** Of the left column; the text stands beside it. */
const nameWidth = 150;
const picture = { side: 900, width: (width - 16) / 2, height: 200 } as const;
const photoHeight = picture.height + 28;
const drawn = { width: 180, height: 90 } as const;

/** Renders the report of a visit as a PDF, with its photos. */
export async function reportPdf(report: VisitReport, now: Date): Promise<Buffer> {
  const paper = new ReportPaper(report.booking.service.name, now);
  paper.lines('Visit', reportFacts(report));
  paper.lines('Times', reportTimes(report));
  if (report.record) writeRecord(paper, report.record);
  if (report.record?.signature) paper.signature(report.record.signature, report.booking.time_zone);
  paper.lines('Price', reportPrice(report));
  for (const photo of await photosForReport(report.booking.id)) await paper.photo(photo);
  return paper.end();
}

function writeRecord(paper: ReportPaper, { checklist, materials, note }: NonNullable<VisitReport['record']>): void {
  paper.texts(
    'Checklist',
    checklist.map(({ line, checked }) => `${checked ? 'Done' : 'Not done'}: ${line}`),
  );
  paper.texts('Materials', materials);
  paper.texts('Note', note === '' ? [] : note.split('\n'));
}

/** A letter page that is filled from the top; what does not fit begins the next one. */
class ReportPaper {
  private readonly page: LetterPage;
  private y = 96;
  private photos = 0;

  constructor(title: string, now: Date) {
    this.page = new LetterPage('Visit report', now);
    this.page.line('Visit report', letter.margin, this.y, { size: 24, face: 'display' });
    this.y += 32;
    const titleLines = this.page.wrapped(title, width, 12);
    this.column(titleLines, letter.margin, { size: 12, color: inks.dim });
    this.y += lineHeight * titleLines.length + 14;
  }

  lines(title: string, lines: readonly ReportLine[]): void {
    const rows = lines.map(([name, text]) => this.row(name, text));
    if (!rows[0]) return;
    this.heading(title, rows[0].height);
    for (const { names, texts, height } of rows) {
      this.room(height);
      this.column(names, letter.margin, { color: inks.dim });
      this.column(texts, letter.margin + nameWidth + 10);
      this.y += height;
    }
  }

  private row(name: string, text: string) {
    const names = this.page.wrapped(name, nameWidth);
    const texts = this.page.wrapped(text, width - nameWidth - 10);
    return { names, texts, height: lineHeight * Math.max(names.length, texts.length) + 4 };
  }

  texts(title: string, texts: readonly string[]): void {
    if (texts.length === 0) return;
    this.heading(title);
    for (const text of texts)
      for (const line of this.page.wrapped(text, width)) {
        this.room(lineHeight);
        this.page.line(line, letter.margin, this.y);
        this.y += lineHeight;
      }
  }

  /** A drawing stands above who signed and when; a typed name is in that line already. */
  signature(signature: RecordSignature, timeZone: string): void {
    const { strokes } = signature;
    const signed = this.page.wrapped(signedText(signature, timeZone), width);
    this.heading('Signature', (strokes ? drawn.height + 8 : 0) + lineHeight * signed.length);
    if (strokes) {
      this.page.drawing(pathOf(strokes), letter.margin, this.y, drawn.height / signatureBox.height);
      this.page.rule(this.y + drawn.height, inks.dim, letter.margin, letter.margin + drawn.width);
      this.y += drawn.height + 8;
    }
    this.column(signed, letter.margin);
    this.y += lineHeight * signed.length;
  }

  /** Two photos stand side by side. */
  async photo({ moment, path }: ReportPhoto): Promise<void> {
    const isLeft = this.photos % 2 === 0;
    if (this.photos === 0) this.heading('Photos', photoHeight);
    if (isLeft) this.room(photoHeight);
    const x = isLeft ? letter.margin : letter.margin + picture.width + 16;
    this.page.line(photoNames[moment], x, this.y, { color: inks.dim });
    this.page.picture(await readSmallPicture('visit-photos', path, picture.side), x, this.y + 16, picture);
    this.photos += 1;
    if (!isLeft) this.y += photoHeight;
  }

  end(): Promise<Buffer> {
    return this.page.end('Times as the professional pressed them on the day. All amounts in US dollars.');
  }

  /** Writes lines below each other, and stays where it is. */
  private column(lines: readonly string[], x: number, style?: LineStyle): void {
    for (const [index, line] of lines.entries()) this.page.line(line, x, this.y + index * lineHeight, style);
  }

  /** It is not left behind at the end of a page: what stands below it, of this height, is on its page. */
  private heading(text: string, below = lineHeight): void {
    this.room(48 + below);
    this.y += 14;
    this.page.rule(this.y);
    this.page.line(text, letter.margin, this.y + 10, { size: 12, face: 'strong' });
    this.y += 34;
  }

  private room(needed: number): void {
    if (this.y + needed <= bottom) return;
    this.page.nextPage();
    this.y = 96;
  }
}
