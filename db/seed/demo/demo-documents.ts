import sharp from 'sharp';
import { drawText, typefaces } from '#app/discovery/social-card/typeface.server.ts';
import type { DemoDocument } from './content/demo-applicants.ts';

/** Returns the bytes of a sample document. */
export function demoDocument(document: DemoDocument): Promise<Buffer> {
  return document.format === 'pdf' ? Promise.resolve(pdf(document)) : png(document);
}

const sheet = { width: 1200, height: 860 };

/** A framed sheet with a seal; all text as outlines, since a machine may have no fonts. */
function png({ title, lines }: DemoDocument): Promise<Buffer> {
  const centered = (text: string, y: number, size: number, color: string, typeface = typefaces.text) => {
    const { d, width } = drawText(text, typeface, size);
    return `<path fill="${color}" transform="translate(${(sheet.width - width) / 2} ${y})" d="${d}"/>`;
  };
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}">` +
    '<rect width="100%" height="100%" fill="#f3ead9"/>' +
    '<rect x="36" y="36" width="1128" height="788" fill="#fffdf8" stroke="#0b5d4e" stroke-width="6"/>' +
    '<rect x="54" y="54" width="1092" height="752" fill="none" stroke="#c9b994" stroke-width="2"/>' +
    centered(title, 220, 68, '#1f1b16', typefaces.display) +
    '<rect x="540" y="262" width="120" height="5" fill="#f5b83d"/>' +
    lines
      .map((line, index) =>
        centered(
          line,
          index === 0 ? 370 : 390 + index * 62,
          index === 0 ? 54 : 34,
          index === 0 ? '#0b5d4e' : '#6b6258',
        ),
      )
      .join('') +
    '<circle cx="600" cy="712" r="54" fill="#f5b83d"/><circle cx="600" cy="712" r="42" fill="none" stroke="#fffdf8" stroke-width="4"/>' +
    centered('SAMPLE', 721, 20, '#1f1b16') +
    '</svg>';
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/**
 * One page in a typeface that every PDF reader has (ISO 32000-2, section 9.6.2.2), with the table of object offsets.
 */
function pdf({ title, lines }: DemoDocument): Buffer {
  const text = [
    `/F1 26 Tf 72 700 Td (${escaped(title)}) Tj /F1 13 Tf 0 -20 Td`,
    ...lines.map((line) => `0 -24 Td (${escaped(line)}) Tj`),
  ].join('\n');
  const content = `BT\n${text}\nET\n0.04 0.36 0.31 RG 3 w 48 48 516 696 re S`;
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources <</Font <</F1 5 0 R>>>> /Contents 4 0 R>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>',
  ];
  let body = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(body.length);
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1} /Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[\\()]/g, '\\$&');
}
