import { plainName } from '#app/features/files/object-path.ts';
import { findOwnFile } from '#app/features/files/queries/find-own-file.server.ts';
import type { Transaction } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { messageErrors } from '../../messages.errors.ts';
import type { NewMessageFile } from '../../messages.schema.ts';
import { messageFilesStore } from '../message-files-store.server.ts';

/**
 * Attaches uploads of their sender to a message, in the transaction that sends it.
 * @throws AppError invalid_message_file for anything but an own upload that belongs to no message yet
 */
export async function attachFiles(
  trx: Transaction,
  messageId: string,
  senderId: string,
  given: readonly NewMessageFile[],
): Promise<void> {
  if (given.length === 0) return;
  const found = [];
  for (const { path } of given) {
    const file = await findOwnFile(trx, 'message-files', path, senderId);
    if (!file) throw new AppError(messageErrors.invalid_message_file);
    found.push(file);
  }
  const ids = found.map(({ id }) => id);
  const isTaken = (await messageFilesStore.listFilesAmong(trx, ids)).length > 0 || new Set(ids).size < ids.length;
  if (isTaken) throw new AppError(messageErrors.invalid_message_file);
  await messageFilesStore.insert(
    trx,
    found.map(({ id, path, contentType, size, width, height }, position) => ({
      message_id: messageId,
      position,
      file_id: id,
      path,
      name: plainName(given[position]?.name ?? ''),
      content_type: contentType,
      size,
      width,
      height,
    })),
  );
}
