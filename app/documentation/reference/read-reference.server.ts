import { helpUrl } from '#app/pages/page-urls.ts';
import type { ReferenceTag } from '../components/reference-page.tsx';
import { referenceTags } from '../documentation-paths.server.ts';
import { readEndpoints } from './endpoints.server.ts';

let reading: Promise<readonly ReferenceTag[]> | undefined;

/** Reads the endpoints of all tags, once. */
export function readReference(): Promise<readonly ReferenceTag[]> {
  reading ??= readEndpoints().then((endpoints) =>
    referenceTags.map(({ tag, text, path }) => ({
      tag,
      text,
      url: helpUrl(path),
      endpoints: endpoints.filter((endpoint) => endpoint.tag === tag),
    })),
  );
  return reading;
}
