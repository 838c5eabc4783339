import { AppError } from '#app/platform/errors/app-error.ts';
import { clientImportErrors } from '../client-import.errors.ts';
import { importLimits } from '../import-limits.ts';

/** How much of a file that is too large is still read, so that its sender gets the answer instead of a broken connection. */
const drainedBytes = 64 * 1024 * 1024;

/**
 * Receives a file in memory, and no more of it than the limit.
 * @throws AppError import_too_large, import_file_empty, import_interrupted
 */
export async function receiveFile(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array> {
  if (!body) throw new AppError(clientImportErrors.import_file_empty);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > drainedBytes) break;
      if (size <= importLimits.fileBytes) chunks.push(chunk);
      else chunks.length = 0;
    }
  } catch (cause) {
    throw new AppError(clientImportErrors.import_interrupted, { cause });
  }
  if (size > importLimits.fileBytes) throw new AppError(clientImportErrors.import_too_large);
  return Buffer.concat(chunks);
}
