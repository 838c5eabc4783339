import { importUrl } from '#app/features/added-clients/added-client.ts';
import type { LineOutcome } from './lines/line-outcomes.ts';

/** The preview of a file. */
export function previewUrl(id: string): string {
  return `${importUrl}/${id}`;
}

/** A page of its lines, relative to the preview's own URL. */
export function previewPageUrl(show: LineOutcome | null, page: number): string {
  const parameters = new URLSearchParams({
    ...(show === null ? {} : { show }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return `?${parameters}`;
}
