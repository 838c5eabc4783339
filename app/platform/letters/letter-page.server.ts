import PDFDocument from 'pdfkit';
import { fontFiles, lettersOf, runsOf, type FaceName } from './document-fonts.server.ts';

/** US Letter size and the margin on all sides, in points. */
export const letter = { width: 612, height: 792, margin: 42 } as const;
export const right = letter.width - letter.margin;

export const inks = {
  ink: '#1F1B16',
  dim: '#6B6258',
  line: '#E8DFD2',
  sand: '#F3ECE0',
  green: '#0B5D4E',
  sun: '#F5B83D',
  leaf: '#143F33',
} as const;

export type LineStyle = { size?: number; face?: FaceName; color?: string; align?: 'left' | 'right'; width?: number };

/** A branded document on letter paper; callers position each line of text. */
export class LetterPage {
  private readonly pdf: PDFKit.PDFDocument;
  private readonly bytes: Promise<Buffer>;

  constructor(title: string, now: Date) {
    this.pdf = new PDFDocument({
      size: 'LETTER',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      lang: 'en-US',
      displayTitle: true,
      // No built-in font: all text uses our own embedded fonts.
      font: fontFiles('text')[0]?.bytes as unknown as string,
      info: { Title: title, Author: 'Doorstep', Creator: 'Doorstep', CreationDate: now },
    });
    for (const face of ['text', 'strong', 'display'] as const)
      for (const { name, bytes } of fontFiles(face)) this.pdf.registerFont(name, bytes);
    this.bytes = collect(this.pdf);
    this.letterhead();
  }

  /**
   * Writes one line with its top at `y`; text wider than `width` ends in an ellipsis. `x` is the left edge, or the
   * right edge of right-aligned text.
   */
  line(
    text: string,
    x: number,
    y: number,
    { size = 10, face = 'text', color = inks.ink, align = 'left', width }: LineStyle = {},
  ): void {
    const letters = fitted(lettersOf(text, face), width === undefined ? undefined : width / size, face);
    let at = align === 'right' ? x - widthOf(letters) * size : x;
    for (const run of runsOf(letters)) {
      this.pdf.font(run.font, size).fillColor(color).text(run.letters, at, y, { lineBreak: false });
      at += run.width * size;
    }
  }

  /** Splits a text into the lines that fit a width in points; a word that is wider is broken. */
  wrapped(text: string, width: number, size = 10): string[] {
    const lines: string[] = [];
    for (const word of text.split(/\s+/).flatMap((whole) => broken(whole, width / size))) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && widthOf(lettersOf(longer, 'text')) * size > width) lines.push(word);
      else lines.splice(-1, 1, longer);
    }
    return lines;
  }

  /** Draws a JPEG or PNG within a box, keeping its shape. */
  picture(bytes: Buffer, x: number, y: number, { width, height }: { width: number; height: number }): void {
    this.pdf.image(bytes, x, y, { fit: [width, height] });
  }

  /** Draws the lines of an SVG path, scaled, with its origin at `x` and `y`. */
  drawing(path: string, x: number, y: number, scale: number): void {
    this.pdf
      .save()
      .translate(x, y)
      .scale(scale)
      .lineCap('round')
      .lineJoin('round')
      .lineWidth(1.4 / scale);
    this.pdf.path(path).stroke(inks.ink);
    this.pdf.restore();
  }

  rule(y: number, color: string = inks.line, from: number = letter.margin, to: number = right): void {
    this.pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.75).strokeColor(color).stroke();
  }

  band(x: number, y: number, width: number, height: number): void {
    this.pdf.roundedRect(x, y, width, height, 8).fillColor(inks.sand).fill();
  }

  nextPage(): void {
    this.pdf.addPage();
    this.letterhead();
  }

  /** Writes the footer and page number on every page, and ends the document. */
  async end(footer: string): Promise<Buffer> {
    const { count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(page);
      this.rule(letter.height - 52);
      this.line(footer, letter.margin, letter.height - 42, { size: 8, color: inks.dim });
      this.line(`Page ${page + 1} of ${count}`, right, letter.height - 42, {
        size: 8,
        color: inks.dim,
        align: 'right',
      });
    }
    this.pdf.end();
    return this.bytes;
  }

  /** Draws the logo, an arch with its door ajar (32 by 34 units), and the name beside it. */
  private letterhead(): void {
    this.pdf
      .save()
      .translate(letter.margin - 3, 38)
      .scale(0.82);
    this.pdf.path('M3 30V15a13 13 0 0 1 26 0v15Z').fill(inks.green);
    this.pdf.path('M8 30V15a8 8 0 0 1 16 0v15Z').fill(inks.sun);
    this.pdf.path('M8 30V15a8 8 0 0 1 4.8-7.3L17.5 10.6V32.6Z').fill(inks.leaf);
    this.pdf.circle(15, 20.6, 1.3).fill(inks.sun);
    this.pdf.restore();
    this.line('Doorstep', letter.margin + 31, 42, { size: 17, face: 'display' });
  }
}

type Letters = ReturnType<typeof lettersOf>;

function widthOf(letters: Letters): number {
  return letters.reduce((sum, { width }) => sum + width, 0);
}

/** Cuts a text to the available width, ending in an ellipsis. */
function fitted(letters: Letters, room: number | undefined, face: FaceName): Letters {
  if (room === undefined || widthOf(letters) <= room) return letters;
  const ellipsis = lettersOf('…', face);
  let left = room - widthOf(ellipsis);
  const kept = letters.slice(
    0,
    letters.findIndex(({ width }) => (left -= width) < 0),
  );
  while (kept.at(-1)?.letter === ' ') kept.pop();
  return [...kept, ...ellipsis];
}

/** Splits a word into the longest parts that fit. */
function broken(word: string, room: number): string[] {
  const letters = lettersOf(word, 'text');
  if (widthOf(letters) <= room) return [word];
  const parts: string[] = [];
  let left = 0;
  for (const { letter, width } of letters) {
    // A word can begin with a letter of no width, such as an accent of its own.
    if (parts.length === 0 || width > left) {
      parts.push('');
      left = room;
    }
    parts.push(`${parts.pop()}${letter}`);
    left -= width;
  }
  return parts;
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
}
