import type * as Pdfium from '@hyzyla/pdfium';

/** A rendering request to a thread; sizes in pixels, `memoryLimit` in bytes. */
export type PdfQuestion = {
  /** The file of the library; the thread cannot resolve it, because its code has no location. */
  library: string;
  bytes: Uint8Array;
  /** The page to render, from 1. */
  page: number;
  longestSide: number;
  width: number;
  memoryLimit: number;
};

/** A page as pixels (RGBA, row by row) with the document's page count, or why there is none. */
export type PdfAnswer =
  | { state: 'rendered'; pages: number; width: number; height: number; pixels: Uint8Array }
  | { state: 'locked' | 'unreadable' | 'no_such_page'; why: string };

/**
 * Renders one page of a PDF. It runs in a thread created from its own source text (pdf-renderer.server.ts), so that
 * the build, `npm run dev` and the tests need no file for it; therefore it may not use anything outside itself.
 * PDFium's WebAssembly has no JavaScript, no XFA and no access to files or the network: it treats a document's
 * actions as data.
 */
export function pdfThread(): void {
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');
  const question = workerData as PdfQuestion;
  const load = process.getBuiltinModule('node:module').createRequire(question.library);
  const { PDFiumLibrary } = load(question.library) as typeof Pdfium;
  limitMemory(question.memoryLimit);
  answer().then(
    (found) => parentPort?.postMessage(found),
    (error: unknown) => parentPort?.postMessage({ state: 'unreadable', why: String(error) } satisfies PdfAnswer),
  );

  /** A thread's resource limits do not include WebAssembly memory, which grows only through this call. */
  function limitMemory(most: number): void {
    const { prototype } = WebAssembly.Memory;
    const grow = Reflect.get(prototype, 'grow') as (this: WebAssembly.Memory, pages: number) => number;
    prototype.grow = function limited(this: WebAssembly.Memory, pages: number): number {
      if (this.buffer.byteLength + pages * 65_536 > most)
        throw new RangeError('The document needs more memory than it may have');
      return grow.call(this, pages);
    };
  }

  async function answer(): Promise<PdfAnswer> {
    const library = await PDFiumLibrary.init();
    const opened = await library.loadDocument(question.bytes).catch((error: unknown) => String(error));
    if (typeof opened === 'string')
      return { state: /password|security/i.test(opened) ? 'locked' : 'unreadable', why: opened };
    const pages = opened.getPageCount();
    if (pages < 1) return { state: 'unreadable', why: 'It has no pages' };
    if (question.page > pages) return { state: 'no_such_page', why: `It has ${pages} pages` };
    return { state: 'rendered', pages, ...(await render(opened.getPage(question.page - 1))) };
  }

  /** Includes form fields: what a person filled in is part of the page. */
  async function render(page: Pdfium.PDFiumPage) {
    const { originalWidth, originalHeight } = page.getOriginalSize();
    if (!(originalWidth > 0 && originalHeight > 0)) throw new Error('The page cannot be read');
    const scale = Math.min(
      question.width / originalWidth,
      question.longestSide / Math.max(originalWidth, originalHeight),
    );
    const size = { width: Math.max(1, originalWidth * scale), height: Math.max(1, originalHeight * scale) };
    const { width, height, data } = await page.render({ ...size, scale: 1, render: 'bitmap', renderFormFields: true });
    return { width, height, pixels: data };
  }
}
