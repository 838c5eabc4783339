import { readSmallPicture } from '#app/features/files/queries/read-small-picture.server.ts';
import { photoNames } from '#app/features/visit-records/visit-record.ts';
import { photosForReport, type ReportPhoto } from '#app/features/visit-records/queries/photos-for-report.server.ts';
import type { RecordSignature } from '#app/features/visit-records/record-dto.ts';
import { pathOf } from '#app/features/visit-records/signature/drawing.ts';
import { signatureBox } from '#app/features/visit-records/signature/signature.ts';
import { signedText } from '#app/features/visit-records/signature/signed-text.ts';
import { letter, LetterPage, inks, right } from '#app/platform/letters/letter-page.server.ts';
import { type ReportLine, reportFacts, reportPrice, reportTimes, type VisitReport } from '../visit-report.ts';

const width = right - letter.margin;
const bottom = letter.height - 70;
const picture = { side: 900, width: (width - 16) / 2, height: 200 } as const;
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
    this.page.line(title, letter.margin, this.y + 32, { size: 12, color: inks.dim, width });
    this.y += 62;
  }

  lines(title: string, lines: readonly ReportLine[]): void {
    if (lines.length === 0) return;
    this.heading(title);
    for (const [name, text] of lines) {
      this.room(20);
      this.page.line(name, letter.margin, this.y, { color: inks.dim, width: 150 });
      this.page.line(text, letter.margin + 160, this.y, { width: width - 160 });
      this.y += 20;
    }
  }

  texts(title: string, texts: readonly string[]): void {
    if (texts.length === 0) return;
    this.heading(title);
    for (const text of texts)
      for (const line of this.page.wrapped(text, width)) {
        this.room(16);
        this.page.line(line, letter.margin, this.y);
        this.y += 16;
      }
  }

  /** A drawing stands above who signed and when; a typed name is in that line already. */
  signature(signature: RecordSignature, timeZone: string): void {
    const { strokes } = signature;
    // A heading is not left behind at the end of a page.
    this.room(strokes ? drawn.height + 72 : 60);
    this.heading('Signature');
    if (strokes) {
      this.page.drawing(pathOf(strokes), letter.margin, this.y, drawn.height / signatureBox.height);
      this.page.rule(this.y + drawn.height, inks.dim, letter.margin, letter.margin + drawn.width);
      this.y += drawn.height + 8;
    }
    this.page.line(signedText(signature, timeZone), letter.margin, this.y, { width });
    this.y += 16;
  }

  /** Two photos stand side by side. */
  async photo({ moment, path }: ReportPhoto): Promise<void> {
    const isLeft = this.photos % 2 === 0;
    if (this.photos === 0) this.heading('Photos');
    if (isLeft) this.room(picture.height + 28);
    const x = isLeft ? letter.margin : letter.margin + picture.width + 16;
    this.page.line(photoNames[moment], x, this.y, { color: inks.dim });
    this.page.picture(await readSmallPicture('visit-photos', path, picture.side), x, this.y + 16, picture);
    this.photos += 1;
    if (!isLeft) this.y += picture.height + 28;
  }

  end(): Promise<Buffer> {
    return this.page.end('Times as the professional pressed them on the day. All amounts in US dollars.');
  }

  private heading(text: string): void {
    this.room(60);
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
