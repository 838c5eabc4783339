import type { BucketName } from '../buckets.ts';
import { encodedPath } from '../object-path.ts';
import { ApiFailure, networkFailureText } from '#app/platform/http/calls/api-failure.ts';

export interface FileUpload {
  bucket: BucketName;
  path: string;
  file: File;
  upsert?: boolean | undefined;
  /** Called with the share sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

export interface StoredUpload {
  id: string;
  path: string;
  publicUrl: string | null;
}

/**
 * Uploads a file with XMLHttpRequest, which alone reports upload progress.
 * @throws ApiFailure
 */
export function uploadFile({ bucket, path, file, upsert = false, onProgress }: FileUpload): Promise<StoredUpload> {
  return new Promise((resolve, reject) => {
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
    request.addEventListener('error', () =>
      reject(new ApiFailure({ status: 0, code: 'network', message: networkFailureText })),
    );
    request.send(file);
  });
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
