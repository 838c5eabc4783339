import { preparedDatabase } from '#app/platform/database/database.server.ts';
import type { MessageFileDto } from '../../thread-dto.ts';
import { messageFilesStore, type MessageFileRow } from '../message-files-store.server.ts';

/** Lists the files of messages of a thread, by message. */
export async function listMessageFiles(
  threadId: string,
  messageIds: readonly string[],
): Promise<Map<string, MessageFileDto[]>> {
  const rows = messageIds.length === 0 ? [] : await messageFilesStore.listOfMessages(preparedDatabase(), messageIds);
  const grouped = Map.groupBy(rows, ({ message_id }) => message_id);
  return new Map([...grouped].map(([id, files]) => [id, files.map((file) => toFileDto(threadId, file))]));
}

function toFileDto(
  threadId: string,
  { file_id: id, name, content_type, size, width, height }: MessageFileRow,
): MessageFileDto {
  return {
    id,
    name,
    kind: content_type === 'application/pdf' ? 'pdf' : 'picture',
    size,
    width,
    height,
    url: `/api/threads/${threadId}/files/${id}`,
  };
}
