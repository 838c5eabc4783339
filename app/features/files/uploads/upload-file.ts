import type { BucketName } from '../buckets.ts';
import { encodedPath } from '../object-path.ts';
import { retryLimits } from '#app/platform/config/limits.ts';
import { ApiFailure, networkFailureText } from '#app/platform/http/calls/api-failure.ts';

export interface FileUpload {
  bucket: BucketName;
  path: string;
  file: File;
  upsert?: boolean | undefined;
  /** Called with the share sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Gives the upload up; the promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

export interface StoredUpload {
  id: string;
  path: string;
  publicUrl: string | null;
}

/**
 * How long an upload may be silent. Once all is sent, the server may wait its turn, convert a document and have it
 * scanned, each with a deadline of its own.
 */
const silenceSeconds = { sending: retryLimits.attemptSeconds, answering: 120 } as const;

/**
 * Uploads a file with XMLHttpRequest, which alone reports upload progress.
 * @throws ApiFailure
 */
export function uploadFile({
  bucket,
  path,
  file,
  upsert = false,
  onProgress,
  signal,
}: FileUpload): Promise<StoredUpload> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('POST', `/api/storage/${bucket}/${encodedPath(path)}`);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    if (upsert) request.setRequestHeader('x-upsert', 'true');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      const answer = parsed(request.responseText);
      if (request.status === 201) resolve(answer as unknown as StoredUpload);
      else
        reject(
          new ApiFailure({
            status: request.status,
            code: String(answer['code'] ?? 'unknown'),
            message: String(answer['error'] ?? networkFailureText),
          }),
        );
    });
    const fail = () =>
      reject(
        signal?.aborted ? signal.reason : new ApiFailure({ status: 0, code: 'network', message: networkFailureText }),
      );
    for (const event of ['error', 'abort']) request.addEventListener(event, fail);
    signal?.addEventListener('abort', () => request.abort());
    abortOnSilence(request);
    request.send(file);
  });
}

/** A connection that has gone silent raises no event until the operating system gives it up, minutes later. */
function abortOnSilence(request: XMLHttpRequest): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (seconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => request.abort(), seconds * 1000);
  };
  request.addEventListener('loadstart', () => wait(silenceSeconds.sending));
  request.upload.addEventListener('progress', () => wait(silenceSeconds.sending));
  request.upload.addEventListener('load', () => wait(silenceSeconds.answering));
  request.addEventListener('progress', () => wait(silenceSeconds.sending));
  request.addEventListener('loadend', () => clearTimeout(timer));
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
