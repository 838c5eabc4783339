import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { AppError } from '#app/platform/errors/app-error.ts';
import { fileLimits } from '../buckets.ts';
import { fileErrors } from '../files.errors.ts';
import { pdfThread, type PdfAnswer, type PdfQuestion } from './pdf-thread.server.ts';
import { NoTurn, Turns } from './turns.server.ts';

const library = createRequire(import.meta.url).resolve('@hyzyla/pdfium');

/** What a document may take: milliseconds, and bytes of memory with its own among them. */
export type PdfLimits = { milliseconds: number; memory: number };

const turns = new Turns(fileLimits.pdf.turns);

/**
 * A page of a document, numbered from 1; whoever handed it in has one document at work at a time. `read` is called
 * when its turn has come.
 */
export type PdfPage = { owner: string; read: () => Promise<Uint8Array>; page: number };

/**
 * Renders a page of a PDF in a thread that lives for this one answer: what a document does to the library ends with
 * it, and beyond its time the thread is ended. Two at a time, of two owners: one document that takes all of its time
 * delays those of its owner.
 * @throws AppError documents_busy where no turn comes; what `read` throws
 */
export async function renderPdfPage(
  { owner, read, page }: PdfPage,
  { milliseconds, memory }: PdfLimits = fileLimits.pdf,
): Promise<PdfAnswer> {
  const { width, longestSide } = fileLimits.pdf;
  try {
    return await turns.take(owner, async () =>
      ask({ library, bytes: await read(), page, width, longestSide, memoryLimit: memory }, milliseconds),
    );
  } catch (error) {
    if (error instanceof NoTurn)
      throw new AppError(fileErrors.documents_busy, { cause: error, retryAfterSeconds: fileLimits.pdf.busySeconds });
    throw error;
  }
}

function ask(workerData: PdfQuestion, milliseconds: number): Promise<PdfAnswer> {
  const thread = new Worker(`(${pdfThread.toString()})()`, {
    eval: true,
    workerData,
    env: {},
    // It is about the library's own objects; pixels and WebAssembly's memory are no part of it.
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    // What the library writes of a damaged document belongs into no log.
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
