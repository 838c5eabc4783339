import { buckets } from '#app/features/files/buckets.ts';
import { endingOf } from '#app/features/files/object-path.ts';
import { visibleLine } from '#app/lib/line-text.ts';
import type { ChosenFileRule } from '#app/features/files/uploads/inspect-chosen-file.ts';

export const messageFileLimits = {
  /** Files of a message. */
  files: 5,
  /** Characters of a file's name. */
  name: 200,
  /** The longest side of a small picture in pixels: twice its width on a page. */
  smallSide: 640,
} as const;

/** The files accepted in a message. */
export const messageFileRule: ChosenFileRule = {
  kinds: buckets['message-files'].kinds,
  most: buckets['message-files'].sizeLimit,
  wanted: 'a JPEG, PNG or PDF',
};

/** Returns the upload path of a file in the folder of who sends it. */
export function messageFilePath(senderId: string, fileId: string, name: string): string {
  return `${senderId}/${fileId}.${endingOf(`/${name}`)}`;
}

/** Returns a file's name as it is sent: what a device called it, on one line of visible characters, its end kept. */
export function shownFileName(name: string): string {
  return visibleLine(name).slice(-messageFileLimits.name) || 'file';
}

/** "84 KB", "2.4 MB". */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}
