import type { ImportPreviewDto } from './import-dto.ts';
import { importFileLimits } from '#app/features/import-files/import-file-limits.ts';
import type { LineOutcome } from './lines/line-outcomes.ts';

const megabytes = importFileLimits.fileBytes / 1024 / 1024;

/** Texts of the pages where files are imported. */
export const importMessages = {
  outcome: {
    added: 'Will be added',
    duplicate: 'Duplicate',
    error: 'Error',
    skipped: 'Skipped',
  } satisfies Record<LineOutcome, string>,
  tooLarge: `This file is too large. Files can have up to ${megabytes} MB: please split it into several.`,
  fileHelp: `Up to ${megabytes} MB and ${importFileLimits.linesMaximum.toLocaleString('en-US')} lines. You see every line before anything is added.`,
  encoding: {
    'utf-8': null,
    'utf-16': null,
    'windows-1252':
      'This file isn’t saved as Unicode, so we read it as Windows text. Please check names with accents before you import.',
  } satisfies Record<ImportPreviewDto['encoding'], string | null>,
} as const;

/** "12 clients and 3 visits"; null for neither. */
export function countedThings({ clients, visits }: { clients: number; visits: number }): string | null {
  const things = [
    clients > 0 ? `${clients.toLocaleString('en-US')} ${clients === 1 ? 'client' : 'clients'}` : null,
    visits > 0 ? `${visits.toLocaleString('en-US')} ${visits === 1 ? 'visit' : 'visits'}` : null,
  ].filter((thing) => thing !== null);
  return things.length === 0 ? null : things.join(' and ');
}
