import { createStore, del, get, set } from 'idb-keyval';
import type { ApplicationForm } from './application-form.ts';
import type { Retention } from './saved-application.ts';

/** The files of an application, as the browser's database keeps them over a reload, a crash or a confirmation mail. */
export type ApplicationFiles = Pick<
  ApplicationForm,
  'profilePhoto' | 'workPhotos' | 'certifications' | 'insuranceFile'
>;

// Opened at the first use: the server draws the wizard, too.
const store = () => createStore('doorstep-application', 'files');

/** Keeping is a service to the applicant, no condition: a browser that refuses it lets the form go on. */
export async function saveFiles(
  keep: Retention,
  { profilePhoto, workPhotos, certifications, insuranceFile }: ApplicationFiles,
): Promise<void> {
  await set(keep, { profilePhoto, workPhotos, certifications, insuranceFile }, store()).catch(() => undefined);
}

export async function savedFiles(keep: Retention): Promise<ApplicationFiles | undefined> {
  return get<ApplicationFiles>(keep, store()).catch(() => undefined);
}

export async function clearSavedFiles(keep: Retention): Promise<void> {
  await del(keep, store()).catch(() => undefined);
}
