import { endingOf } from '#app/features/files/object-path.ts';
import { fileErrors } from '#app/features/files/files.errors.ts';
import { storeUpload } from '#app/features/files/uploads/commands/store-upload.server.ts';
import { AppError, isErrorOf } from '#app/platform/errors/app-error.ts';
import type { MailedFile } from '#app/platform/mail/incoming/read-mail.server.ts';
import { messageFileLimits, messageFilePath, shownFileName } from '#app/features/messages/attachments/message-file.ts';
import type { NewMessageFile } from '#app/features/messages/messages.schema.ts';
import { idOfParts } from '../id-of-parts.server.ts';

/** The files of a mail that were stored, and whether others were refused. */
type StoredFiles = { stored: NewMessageFile[]; isAnyRefused: boolean };

/**
 * Stores the files of a mail like uploads, judged by their bytes. The same mail again finds them stored.
 * @throws whatever has nothing to do with the file itself; the mail comes again
 */
export async function storeMailedFiles(
  mailId: string,
  ownerId: string,
  files: readonly MailedFile[],
): Promise<StoredFiles> {
  const stored: NewMessageFile[] = [];
  for (const [index, file] of files.slice(0, messageFileLimits.files).entries()) {
    const path = messageFilePath(ownerId, idOfParts('file', mailId, String(index)), file.name);
    const name = shownFileName(file.name || `file.${endingOf(path)}`);
    if (await isStored(path, ownerId, file)) stored.push({ path, name });
  }
  return { stored, isAnyRefused: stored.length < files.length };
}

async function isStored(path: string, ownerId: string, { bytes }: MailedFile): Promise<boolean> {
  const body = new Blob([new Uint8Array(bytes)]).stream();
  try {
    await storeUpload({ bucket: 'message-files', path, ownerId, body, upsert: false });
    return true;
  } catch (error) {
    if (isErrorOf(error, fileErrors.file_exists)) return true;
    if (error instanceof AppError && error.kind !== 'unavailable') return false;
    throw error;
  }
}
