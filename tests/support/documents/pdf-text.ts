import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Reads the text of a PDF, page by page, as a viewer would copy it. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const texts = [...document.pages()].map((page) => page.getText());
  document.destroy();
  library.destroy();
  return texts.join('\n');
}
