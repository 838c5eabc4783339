/**
 * Paths of objects inside a bucket: `{folder}/{name}` or deeper, where the folder says whose they are. They name, they
 * never lead anywhere: on disk a file lies under its id.
 */

const longest = 500;
// What no name needs and some reader would misread: control and direction marks, separators of other systems.
const forbidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\\:*?"<>|#%]/u;

/** Whether a path is one that an object can have. */
export function isObjectPath(path: string): boolean {
  if (path.length === 0 || path.length > longest || path !== path.normalize('NFC') || forbidden.test(path))
    return false;
  const segments = path.split('/');
  return (
    segments.length >= 2 &&
    segments.every((segment) => segment !== '' && segment.trim() === segment && !/^\.+$/.test(segment))
  );
}

/** The first segment: the id of the account or of the professional whose folder it is. */
export function folderOf(path: string): string {
  return path.slice(0, path.indexOf('/'));
}

/** The ending of the name in lower case, without its dot; empty where there is none. */
export function endingOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** A path as it stands in an address. */
export function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** STORE-011: `{userId}/{timestamp-random}.{ext}`. */
export function profilePhotoPath(userId: string, fileName: string, now = Date.now(), random = randomPart()): string {
  return `${userId}/${now}-${random}.${endingOf(`/${fileName}`)}`;
}

/** `{userId}/certifications/{timestamp}-{filename}`, beside the insurance's documented path. */
export function certificationPath(userId: string, fileName: string, now = Date.now()): string {
  return `${userId}/certifications/${now}-${plainName(fileName)}`;
}

/** STORE-018: `{userId}/insurance/{timestamp}-{filename}`. */
export function insurancePath(userId: string, fileName: string, now = Date.now()): string {
  return `${userId}/insurance/${now}-${plainName(fileName)}`;
}

/** STORE-022: `{professionalId}/{name}`. */
export function workPhotoPath(professionalId: string, fileName: string): string {
  return `${professionalId}/${plainName(fileName)}`;
}

/** A file's name as it may stand in a path: the last part of what the device calls it, without what paths refuse. */
export function plainName(fileName: string): string {
  const last = fileName.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replaceAll(new RegExp(forbidden, 'gu'), '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .trim();
  const ending = endingOf(`/${clean}`);
  const stem = ending ? clean.slice(0, -ending.length - 1).trim() : clean;
  return `${stem.slice(0, 120).trim() || 'file'}${ending ? `.${ending}` : ''}`;
}

function randomPart(): string {
  return crypto.randomUUID().slice(0, 8);
}
