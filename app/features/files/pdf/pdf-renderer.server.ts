import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { fileLimits } from '../buckets.ts';
import { pdfThread, type PdfAnswer, type PdfQuestion } from './pdf-thread.server.ts';

const library = createRequire(import.meta.url).resolve('@hyzyla/pdfium');

/** What a document may take: milliseconds, and bytes of memory with its own among them. */
export type PdfLimits = { milliseconds: number; memory: number };

let last: Promise<unknown> = Promise.resolve();

/**
 * Renders a page of a PDF, numbered from 1, in a thread that lives for this one answer: what a document does to the library ends
 * with it. One at a time, and read when its turn has come, so that documents together need no more memory than one may have; beyond its
 * time a thread is ended. Rejects only when `read` does.
 */
export function renderPdfPage(read: () => Promise<Uint8Array>, page: number, { milliseconds, memory }: PdfLimits = fileLimits.pdf): Promise<PdfAnswer> {
  const { width, longestSide } = fileLimits.pdf;
  const answer = last.then(async () => ask({ library, bytes: await read(), page, width, longestSide, memoryLimit: memory }, milliseconds));
  last = answer.catch(() => undefined);
  return answer;
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
