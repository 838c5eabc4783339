import type * as z from 'zod/mini';
import type {
  doneImportAnswer,
  importedLineAnswer,
  importPreviewAnswer,
  undoneImportAnswer,
} from './answers/client-import.server.ts';

/** A file before it is imported, with a page of its lines. */
export type ImportPreviewDto = z.infer<typeof importPreviewAnswer>;

export type ImportLineDto = z.infer<typeof importedLineAnswer>;

/** An import that was done, perhaps undone since. */
export type DoneImportDto = z.infer<typeof doneImportAnswer>;

export type UndoneImportDto = z.infer<typeof undoneImportAnswer>;

/** A line that has another outcome than the one a person saw, in the details of import_changed. */
export type ChangedLine = { number: number; name: string; before: string; now: string; reason: string | null };
