import { recordSchema } from './visit-record.schema.ts';
import { linesOf } from './visit-record.ts';
import type { UnsavedRecord, Written } from './waiting-record.ts';

export type DraftField = 'materials' | 'note';
/** What is typed in the fields that have the focus; `isSaved` once a text was handed over as it stands. */
export type Draft = { [Field in DraftField]?: { text: string; isSaved: boolean } | undefined };
export type DraftErrors = Partial<Record<DraftField, string>>;

/** What waits or was refused and would be refused again stands in its field, as if it were typed, until it is mended. */
export function draftOfInvalid({ materials, note }: UnsavedRecord['invalid']): Draft {
  return {
    ...(materials && { materials: { text: materials.join('\n'), isSaved: false } }),
    ...(note !== undefined && { note: { text: note, isSaved: false } }),
  };
}

/** What was typed and not saved yet, as far as the server will take it, and what is wrong with the rest, by field. */
export function readDraft({ materials, note }: Draft) {
  const changes: Partial<Pick<Written, DraftField>> = {};
  const errors: DraftErrors = {};
  if (materials && !materials.isSaved) {
    const lines = linesOf(materials.text);
    const problem = problemOfMaterials(lines, materials.text);
    if (problem === undefined) changes.materials = lines;
    else errors.materials = problem;
  }
  if (note && !note.isSaved) {
    const read = recordSchema.shape.note.safeParse(note.text.replaceAll('\t', ' '));
    if (read.success) changes.note = read.data;
    else errors.note = read.error.issues[0]?.message ?? 'Please check the note';
  }
  return { changes, errors };
}

/** Marks what was saved, unless something was typed meanwhile or it was in error. */
export function markSaved(draft: Draft, saved: Draft, errors: DraftErrors): Draft {
  const fields = (['materials', 'note'] as const).filter(
    (field) => draft[field]?.isSaved === false && draft[field] === saved[field] && errors[field] === undefined,
  );
  if (fields.length === 0) return draft;
  const marked = fields.map((field) => [field, { ...draft[field], isSaved: true }]);
  return { ...draft, ...Object.fromEntries(marked) } as Draft;
}

/** Names the line, since they stand in one field. */
function problemOfMaterials(lines: string[], text: string): string | undefined {
  const [issue] = recordSchema.shape.materials.safeParse(lines).error?.issues ?? [];
  if (!issue) return undefined;
  const line = lines[Number(issue.path[0])];
  if (line === undefined) return issue.message;
  const number = text.split('\n').findIndex((one) => linesOf(one)[0] === line) + 1;
  return `Line ${number}: ${issue.message}`;
}
