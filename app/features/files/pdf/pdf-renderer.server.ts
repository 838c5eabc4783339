import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { fileLimits } from '../buckets.ts';
import { inTurn } from '../turns/in-turn.server.ts';
import { pdfThread, type PdfAnswer, type PdfQuestion } from './pdf-thread.server.ts';

const library = createRequire(import.meta.url).resolve('@hyzyla/pdfium');

/** Limits on rendering a document: milliseconds, and bytes of memory including the document itself. */
export type PdfLimits = { milliseconds: number; memory: number };

/**
 * A page of a document, numbered from 1; each owner has one document in progress at a time. `read` is called when its
 * turn comes.
 */
export type PdfPage = { owner: string; read: () => Promise<Uint8Array>; page: number };

/**
 * Renders a page of a PDF in a thread used only once: whatever a document does to the library ends with it, and the
 * thread is terminated at the time limit.
 * @throws AppError documents_busy if no turn comes in time; whatever `read` throws
 */
export function renderPdfPage(
  { owner, read, page }: PdfPage,
  { milliseconds, memory }: PdfLimits = fileLimits.pdf,
): Promise<PdfAnswer> {
  const { width, longestSide } = fileLimits.pdf;
  return inTurn('pdf', owner, async () =>
    ask({ library, bytes: await read(), page, width, longestSide, memoryLimit: memory }, milliseconds),
  );
}

function ask(workerData: PdfQuestion, milliseconds: number): Promise<PdfAnswer> {
  const thread = new Worker(`(${pdfThread.toString()})()`, {
    eval: true,
    workerData,
    env: {},
    // These limit the library's own objects; pixels and WebAssembly memory are not included.
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    // The library's output about a damaged document is kept out of the logs.
    stdout: true,
    stderr: true,
  });
  return new Promise<PdfAnswer>((resolve) => {
    const giveUp = (why: string) => resolve({ state: 'unreadable', why });
    const timer = setTimeout(() => giveUp(`It took longer than ${milliseconds} ms`), milliseconds);
    thread.once('message', resolve);
    thread.once('error', (error) => giveUp(String(error)));
    thread.once('exit', () => giveUp('The thread ended without an answer'));
    thread.once('exit', () => clearTimeout(timer));
  }).finally(() => thread.terminate());
}
