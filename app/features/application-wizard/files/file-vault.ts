import { createStore, del, get, set } from 'idb-keyval';
import type { ApplicationForm } from '#app/features/applications/form/application-form.ts';
import type { Retention } from '../saved-application.ts';

/** The files of an application, stored in IndexedDB so that they survive a reload, a crash or a confirmation mail. */
export type ApplicationFiles = Pick<
  ApplicationForm,
  'profilePhoto' | 'workPhotos' | 'certifications' | 'insuranceFile'
>;

// Opened on first use, because the server renders the wizard too.
const store = () => createStore('doorstep-application', 'files');

/** Saves the files if the browser allows it; the form works without that. */
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
