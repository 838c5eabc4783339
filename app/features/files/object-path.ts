/**
 * Paths of objects inside a bucket: `{folder}/{name}` or deeper, where the folder identifies the owner. They are only
 * names: on disk a file is stored under its id.
 */

const longest = 500;
// Characters that no name needs and some software misreads: control and direction marks, separators of other systems.
const forbidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\\:*?"<>|#%]/u;

/** Reports whether a path is a valid object path. */
export function isObjectPath(path: string): boolean {
  if (path.length === 0 || path.length > longest || path !== path.normalize('NFC') || forbidden.test(path))
    return false;
  const segments = path.split('/');
  return (
    segments.length >= 2 &&
    segments.every((segment) => segment !== '' && segment.trim() === segment && !/^\.+$/.test(segment))
  );
}

/** Returns the first segment: the id of the account or professional that owns the folder. */
export function folderOf(path: string): string {
  return path.slice(0, path.indexOf('/'));
}

/** Returns the extension in lower case, without the dot; empty if there is none. */
export function endingOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** Returns a path encoded for a URL. */
export function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** STORE-011: `{userId}/{timestamp-random}.{ext}`. */
export function profilePhotoPath(userId: string, fileName: string, now = Date.now(), random = randomPart()): string {
  return `${userId}/${now}-${random}.${endingOf(`/${fileName}`)}`;
}

/** Builds `{userId}/certifications/{timestamp}-{filename}`, next to the insurance's documented path. */
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

/** Cleans a file name for a path: only its last segment, without the characters that paths refuse. */
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
