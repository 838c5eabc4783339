import path from 'node:path/posix';

const files = import.meta.glob<string>('../../../docs/pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** URLs of the pictures in docs/pictures by name; the dark theme's has "-night" at the end of its name. */
export const guidePictures: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([file, url]) => [path.basename(file, '.webp'), url]),
);
