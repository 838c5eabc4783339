export type MessageFilesTable = {
  message_id: string;
  position: number;
  file_id: string;
  path: string;
  name: string;
  content_type: string;
  size: number;
  width: number | null;
  height: number | null;
};

declare module '#app/platform/database/tables.server.ts' {
  interface Tables {
    message_files: MessageFilesTable;
  }
}
