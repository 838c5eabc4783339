import type { OpenedFile } from '#app/features/files/queries/open-file.server.ts';
import { openOwnDocument, openSmallDocument } from '#app/features/files/queries/open-own-document.server.ts';
import { database } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { messageErrors } from '../../messages.errors.ts';
import { messageFileLimits } from '../message-file.ts';
import { messageFilesStore } from '../message-files-store.server.ts';

/** A file of a thread; `small` is a picture of it for the page. */
export type MessageFileRequest = { threadId: string; fileId: string; isSmall: boolean };

/**
 * Opens a file of a thread for one of its people.
 * @throws AppError message_file_not_found for everybody else
 */
export async function openMessageFile(
  { isSmall, ...place }: MessageFileRequest,
  personId: string,
): Promise<OpenedFile> {
  const file = await messageFilesStore.findOfPerson(database(), place, personId);
  if (!file) throw new AppError(messageErrors.message_file_not_found);
  if (isSmall) return openSmallDocument('message-files', file.path, messageFileLimits.smallSide);
  return { ...(await openOwnDocument('message-files', file.path)), name: file.name };
}
