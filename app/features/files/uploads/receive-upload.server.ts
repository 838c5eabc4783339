import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#app/platform/errors/app-error.ts';
import { makeTemporaryFolder } from '#app/platform/storage/temporary-folder.server.ts';
import { fileErrors } from '../files.errors.ts';

/** An uploaded file on disk, in its own folder, which `discard` deletes. */
export type ReceivedFile = { path: string; folder: string; size: number; sha256: string; discard: () => Promise<void> };

/**
 * How much of an oversized body is still read, as a multiple of the limit, so that the client gets the response
 * instead of a broken connection.
 */
const drainFactor = 3;

/**
 * Streams a request's body to disk; memory holds no more than a chunk.
 * @param sizeLimit bytes; a body of exactly this size is accepted
 * @throws AppError file_too_large, file_empty, upload_interrupted; nothing is left behind
 */
export async function receiveUpload(body: ReadableStream<Uint8Array> | null, sizeLimit: number): Promise<ReceivedFile> {
  const folder = await makeTemporaryFolder('upload');
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    if (!body) throw new AppError(fileErrors.file_empty);
    const path = join(folder, 'received');
    const { size, sha256 } = await writeBounded(body, path, sizeLimit);
    if (size === 0) throw new AppError(fileErrors.file_empty);
    return { path, folder, size, sha256, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

async function writeBounded(body: ReadableStream<Uint8Array>, path: string, sizeLimit: number) {
  const hash = createHash('sha256');
  let size = 0;
  const bounded = async function* () {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > sizeLimit * drainFactor) throw new AppError(fileErrors.file_too_large);
      if (size > sizeLimit) continue;
      hash.update(chunk);
      yield chunk;
    }
  };
  try {
    await pipeline(bounded, createWriteStream(path));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(fileErrors.upload_interrupted, { cause: error });
  }
  if (size > sizeLimit) throw new AppError(fileErrors.file_too_large);
  return { size, sha256: hash.digest('hex') };
}
