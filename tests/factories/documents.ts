import PDFDocument from 'pdfkit';
import { pdf } from './files.ts';

/** Creates a PDF with this many numbered pages, like an office program's; a password option encrypts it. */
export async function pages(count: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument(options);
  for (let page = 1; page <= count; page += 1) {
    if (page > 1) document.addPage();
    document.fontSize(30).text(`Page ${page} of ${count}`);
  }
  document.end();
  const parts: Buffer[] = [];
  for await (const part of document as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

/** Returns a small PDF that takes minutes to render: the gray of every pixel takes ten thousand steps to compute. */
export function endlessPdf(): Buffer {
  const reckoning = `{ add 2 div ${'sin cos '.repeat(5_000)}}`;
  const page = pdf(`4 0 obj <</Length 6>>
stream
/S1 sh
endstream endobj
5 0 obj <</FunctionType 4 /Domain [0 1 0 1] /Range [0 1] /Length ${reckoning.length}>>
stream
${reckoning}
endstream endobj
6 0 obj <</ShadingType 1 /ColorSpace /DeviceGray /Domain [0 1 0 1] /Matrix [612 0 0 792 0 0] /Function 5 0 R>> endobj`);
  return Buffer.from(
    page.toString('latin1').replace('/MediaBox', '/Contents 4 0 R /Resources <</Shading <</S1 6 0 R>>>> /MediaBox'),
    'latin1',
  );
}

/** A PDF with every kind of action it may carry, between stream markers that are only comments. */
export const actingPdf = pdf(`% stream
4 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj
5 0 obj <</S /Launch /F (cmd.exe)>> endobj
6 0 obj <</S /GoToE /F (other.pdf)>> endobj
7 0 obj <</Type /Catalog /Pages 2 0 R /OpenAction 4 0 R>> endobj
% endstream`);
