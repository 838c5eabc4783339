import path from 'node:path/posix';
import { helpUrl } from '#app/pages/page-urls.ts';
import type { TextTargets } from './markdown.server.ts';
import { pictureSize } from './picture-size.ts';

const pictureFiles = import.meta.glob<string>('../../../docs/pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** URLs of the pictures in docs/pictures by name; the dark theme's has "-night" at the end of its name. */
const guidePictures: ReadonlyMap<string, string> = new Map(
  Object.entries(pictureFiles).map(([file, url]) => [path.basename(file, '.webp'), url]),
);

/**
 * Returns where links and pictures of a guide lead to. In the files they lead to other files, as on any site that
 * shows the repository.
 * @param guide its path below docs/guide: "clients/booking"
 */
export function targetsOf(guide: string): TextTargets {
  return { linkOf: (href) => linkOf(guide, href), pictureOf };
}

function linkOf(guide: string, href: string): string {
  if (/^(https:\/\/|#|\/)/.test(href)) return href;
  const [file = '', anchor] = path.join(path.dirname(guide), href).split('#');
  if (!file.endsWith('.md') || file.startsWith('..')) throw new Error(`${guide} links to ${href}, which is no guide`);
  return helpUrl(file.slice(0, -'.md'.length)) + (anchor === undefined ? '' : `#${anchor}`);
}

function pictureOf(href: string): ReturnType<TextTargets['pictureOf']> {
  const name = path.basename(href, '.webp');
  const light = guidePictures.get(name);
  if (!light) throw new Error(`There is no picture ${href}`);
  return { light, dark: guidePictures.get(`${name}-night`), ...pictureSize };
}
