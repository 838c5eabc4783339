import { documentLimits } from './document-limits.ts';
import { buckets } from '#app/features/files/buckets.ts';
import {
  type ChosenFileRule,
  type InspectedChoice,
  inspectChosenFiles,
  type RefusedFile,
} from '#app/features/files/uploads/inspect-chosen-file.ts';

/** The file pickers' toasts for refused files, as documented; the files and reasons are listed below. */
export const fileMessages = {
  certificationsRejected: 'Some files were rejected. Please ensure all files are PDF, JPG, or PNG and under 10MB.',
  insuranceRejected: 'Invalid file. Please ensure it is a PDF, JPG, or PNG and under 10MB.',
  workPhotosRejected: 'Some photos were left out. Please choose images up to 5MB.',
} as const;

/**
 * The rule for a certification or an insurance, in the application and in the profile; stricter than the bucket
 * (OPEN-48).
 */
export const documentRule: ChosenFileRule = {
  kinds: buckets['professional-documents'].kinds,
  most: documentLimits.bytes,
  wanted: 'a PDF, JPG or PNG',
};

/** Which of several chosen files are accepted, and why the others are not. */
export interface Choice {
  taken: File[];
  refused: RefusedFile[];
}

/** @param room how many more files the field accepts */
export async function inspectChoice(
  files: readonly File[],
  rule: ChosenFileRule,
  room: number,
  full: string,
): Promise<Choice> {
  const inspected = await inspectChosenFiles(files, rule);
  const taken = inspected.filter(({ problem }) => !problem).map(({ file }) => file);
  const surplus = taken.slice(room).map(({ name }) => ({ name, text: full }));
  return { taken: taken.slice(0, room), refused: [...inspected.flatMap(refusal), ...surplus] };
}

/** Returns the refusal of an inspected file; empty if it is accepted. */
export function refusal({ file, problem }: InspectedChoice): RefusedFile[] {
  return problem ? [{ name: file.name, text: problem.text }] : [];
}
