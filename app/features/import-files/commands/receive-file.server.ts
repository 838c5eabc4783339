import { AppError } from '#app/platform/errors/app-error.ts';
import { importFileErrors } from '../import-files.errors.ts';
import { importFileLimits } from '../import-file-limits.ts';

/** How much of a file that is too large is still read, so that its sender gets the answer instead of a broken connection. */
const drainedBytes = 64 * 1024 * 1024;

/**
 * Receives a file in memory, and no more of it than the limit.
 * @throws AppError import_too_large, import_file_empty, import_interrupted
 */
export async function receiveFile(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array> {
  if (!body) throw new AppError(importFileErrors.import_file_empty);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > drainedBytes) break;
      if (size <= importFileLimits.fileBytes) chunks.push(chunk);
      else chunks.length = 0;
    }
  } catch (cause) {
    throw new AppError(importFileErrors.import_interrupted, { cause });
  }
  if (size > importFileLimits.fileBytes) throw new AppError(importFileErrors.import_too_large);
  return Buffer.concat(chunks);
}
