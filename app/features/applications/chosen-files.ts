import { workPhotoProblem } from '#app/features/professionals/work-photo-file.ts';
import { applicationLimits } from './application-limits.ts';

/** What the wizard's pickers take; the server judges the bytes again. */
type Candidate = Pick<File, 'name' | 'size' | 'type'>;

export const fileMessages = {
  wrongPhoto: 'Please upload a valid image file (JPEG or PNG)',
  largePhoto: 'Image size should be less than 5MB',
  certificationsRejected: 'Some files were rejected. Please ensure all files are PDF, JPG, or PNG and under 10MB.',
  insuranceRejected: 'Invalid file. Please ensure it is a PDF, JPG, or PNG and under 10MB.',
  workPhotosRejected: 'Some photos were left out. Please choose images of at most 5MB.',
} as const;

/** The types of a profile photo. */
export const photoTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/jpg', 'image/png']);
const documentTypes = new Set([...photoTypes, 'application/pdf']);

/** Why a profile photo is refused; undefined when it is not. Exactly 5 MB is accepted (OPEN-48). */
export function photoProblem({ type, size }: Candidate): string | undefined {
  if (!photoTypes.has(type)) return fileMessages.wrongPhoto;
  return size > applicationLimits.photoBytes ? fileMessages.largePhoto : undefined;
}

/** Whether a certification or insurance is taken; some devices name no type, so the name's ending may say it. */
export function isAcceptedDocument({ name, type, size }: Candidate): boolean {
  const isKnown = documentTypes.has(type) || (type === '' && /\.(?:pdf|jpe?g|png)$/i.test(name));
  return isKnown && size > 0 && size <= applicationLimits.documentBytes;
}

/** Whether a work photo is taken: any image of at most 5 MB. */
export function isAcceptedWorkPhoto(photo: Candidate): boolean {
  return workPhotoProblem(photo) === undefined;
}
