import { api } from '#app/api-client.ts';
import { certificationPath, insurancePath, profilePhotoPath, workPhotoPath } from '#app/features/files/object-path.ts';
import { uploadFile } from '#app/features/files/uploads/upload-file.ts';
import { ApiFailure } from '#app/platform/http/calls/api-failure.ts';
import type { ApplicationFile, ApplicationForm } from '#app/features/applications/form/application-form.ts';
import { applicationPayload } from './application-payload.ts';
import { documentErrors } from '#app/features/professional-documents/documents.errors.ts';
import { DocumentFailure } from './document-failure.ts';

/** Replaces a photo that could not be uploaded (ERR-028, ERR-029). */
export const placeholderPhoto = '/placeholder.svg';

/** Receives the share of a file that has been uploaded, from 0 to 1, by its name. */
export type ProgressListener = (name: string, share: number) => void;

/**
 * Uploads the files and submits the application for the signed-in person. A photo that cannot be uploaded is replaced
 * by the placeholder; a failed document upload fails the whole call.
 * @returns how many work photos could not be uploaded
 * @throws ApiFailure whose message tells what failed
 */
export async function completeApplication(
  form: ApplicationForm,
  userId: string,
  onProgress: ProgressListener,
): Promise<number> {
  const photoUrl = await uploadPhoto(form.profilePhoto, userId, onProgress);
  const professional_id = await handIn(form, userId, photoUrl, onProgress);
  return uploadWorkPhotos(form.workPhotos, professional_id, onProgress);
}

/** @returns the professional's id */
async function handIn(
  form: ApplicationForm,
  userId: string,
  photoUrl: string | null,
  onProgress: ProgressListener,
): Promise<string> {
  const documents = [...form.certifications, ...(form.insuranceFile ? [form.insuranceFile] : [])];
  const wereUploaded = documents.some(({ uploaded }) => uploaded);
  const certifications = [];
  for (const document of form.certifications)
    certifications.push(await uploadDocument(document, certificationPath(userId, document.name), onProgress));
  const { insuranceFile } = form;
  const insurance = insuranceFile
    ? await uploadDocument(insuranceFile, insurancePath(userId, insuranceFile.name), onProgress)
    : null;
  try {
    const json = applicationPayload(form, { photoUrl, certifications, insurance });
    return (await api.post('/rpc/complete_professional_profile', { json })).professional_id;
  } catch (error) {
    const isGone = error instanceof ApiFailure && error.code === documentErrors.upload_unknown.code;
    if (!isGone || !wereUploaded) throw error;
    // An earlier attempt uploaded them, and files that no application uses are deleted after a while.
    for (const document of documents) Object.assign(document, { uploaded: false, path: '' });
    return handIn(form, userId, photoUrl, onProgress);
  }
}

async function uploadPhoto(photo: File | null, userId: string, onProgress: ProgressListener): Promise<string | null> {
  if (!photo) return null;
  try {
    const path = profilePhotoPath(userId, photo.name);
    const { publicUrl } = await uploadFile({
      bucket: 'profiles',
      path,
      file: photo,
      upsert: true,
      onProgress: (share) => onProgress(photo.name, share),
    });
    return publicUrl;
  } catch {
    return placeholderPhoto;
  }
}

/** Skips documents already uploaded by an earlier attempt that failed later. */
async function uploadDocument(document: ApplicationFile, path: string, onProgress: ProgressListener) {
  if (!document.uploaded) {
    try {
      await uploadFile({
        bucket: 'professional-documents',
        path,
        file: document.file,
        onProgress: (share) => onProgress(document.name, share),
      });
    } catch (error) {
      throw new DocumentFailure(document, error);
    }
    Object.assign(document, { uploaded: true, path });
  }
  return { file_path: document.path, type: document.type };
}

async function uploadWorkPhotos(photos: File[], professionalId: string, onProgress: ProgressListener): Promise<number> {
  let lost = 0;
  for (const [index, file] of photos.entries()) {
    try {
      const path = workPhotoPath(professionalId, `${Date.now()}-${index}-${file.name}`);
      await uploadFile({ bucket: 'work-photos', path, file, onProgress: (share) => onProgress(file.name, share) });
      await api.post('/professionals/:id/work-photos', { param: { id: professionalId }, json: { path } });
    } catch {
      lost += 1;
    }
  }
  return lost;
}
